// First, because it declares the order of the cascade layers.
import "./styles/main.css";
import { render } from "preact";
import { App } from "./app";
import { hangSymbols } from "./art/art";
import { install } from "./install";
import { watchTips } from "./parts/tips";
import { followLinks } from "./route";
import { paint } from "./state/colours";
import { follow } from "./state/settings";
import { listen } from "./words/speech";

follow();
paint();
listen();
followLinks();
watchTips();
hangSymbols().catch(() => undefined); // words stand beside every icon
const root = document.getElementById("app");
if (root) render(<App />, root);
install();
