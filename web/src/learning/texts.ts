/** A game's texts for learners, in the reader's language. */
import { useEffect, useState } from "preact/hooks";
import { learningTexts } from "../games/learning";
import { language } from "../state/settings";
import { Catalogue } from "../words/catalogue";
import { safely } from "../words/speech";

export type Said = (key: string) => string;

/** Return a function that formats a text for learners; "" if there is none, or before they are loaded. */
export function useLearningTexts(game: string): Said {
  const [texts, setTexts] = useState<Catalogue | null>(null);
  const of = language.value;
  useEffect(() => {
    let wanted = true;
    learningTexts(game, of).then(
      (text) => wanted && setTexts(new Catalogue(of, [text])),
      () => undefined, // without them, the bot's advice is shown alone
    );
    return () => {
      wanted = false;
    };
  }, [game, of]);
  return (key) => (texts?.has(key) ? safely(key, () => texts.format(key, {})) : "");
}
