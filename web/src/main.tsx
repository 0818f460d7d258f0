// First, because it declares the order of the cascade layers.
import "./styles/main.css";
import { render } from "preact";
import { App } from "./app";
import { insertSprite } from "./art/art";
import { install } from "./install";
import { watchTips } from "./parts/tips";
import { followLinks } from "./route";
import { paint } from "./state/colours";
import { applySettings } from "./state/settings";
import { listen } from "./words/speech";

applySettings();
paint();
listen();
followLinks();
watchTips();
void insertSprite();
const root = document.getElementById("app");
if (root) render(<App />, root);
install();
