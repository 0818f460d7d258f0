/** The first turns of 1492: rolling, rolling again, sailing, and what lies ahead. */
import type { Lesson } from "../../learning";

const lesson: Lesson = {
  seats: 2,
  steps: [
    { name: "goal", light: "sea" },
    { name: "opening", question: "opening" },
    { name: "dice", question: "dice", light: "dice" },
    { name: "dice-again", question: "dice" },
    { name: "weather", light: "sea" },
    { name: "opening-again", question: "opening" },
    { name: "dice-third", question: "dice" },
    { name: "west", light: "lenses" },
  ],
};

export default lesson;
