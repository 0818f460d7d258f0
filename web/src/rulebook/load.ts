/** A game's rulebook with its words and figures, in the reader's language. */
import { useEffect, useState } from "preact/hooks";
import { boardTexts } from "../games/board";
import { rulebookOf, rulebookTexts, type Rulebook } from "../games/rulebook";
import { language } from "../state/settings";
import { catalogue } from "../words/speech";
import { Wording } from "../words/wording";

export interface Loaded {
  game: string;
  book: Rulebook;
  words: Wording;
}

export function useRulebook(game: string): { loaded: Loaded | null; failed: boolean } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const of = language.value;
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    const all = Promise.all([rulebookOf(game), Promise.all([boardTexts(game, of), rulebookTexts(game, of)])]);
    all
      .then(async ([book, texts]) => {
        const words = new Wording(await catalogue(of, game, texts.join("\n")));
        if (wanted && book) setLoaded({ game, book, words });
      })
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [game, of]);
  return { loaded: loaded?.game === game ? loaded : null, failed };
}
