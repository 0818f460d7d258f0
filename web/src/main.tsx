import { render } from "preact";
import { App } from "./app";
import { hangSymbols } from "./art/art";
import { install } from "./install";
import { watchTips } from "./parts/tips";
import { followLinks } from "./route";
import { follow } from "./state/settings";
import { listen } from "./words/speech";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/home.css";
import "./styles/account.css";
import "./styles/table.css";
import "./styles/review.css";
import "./styles/watchers.css";

follow();
listen();
followLinks();
watchTips();
hangSymbols().catch(() => undefined); // words stand beside every icon
const root = document.getElementById("app");
if (root) render(<App />, root);
install();
