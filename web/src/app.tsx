/** The page that the address asks for. */
import { useEffect } from "preact/hooks";
import { Icon } from "./art/art";
import { lazyPart } from "./parts/lazy_part";
import { Tips } from "./parts/tips";
import { page } from "./route";
import { loadGameWords, loadLobby, person } from "./state/lobby";
import { language, push } from "./state/settings";
import { failed, ready, t } from "./words/speech";
import { Frame } from "./pages/frame";
import { Home } from "./pages/home";
import { Table } from "./pages/table";

const account = lazyPart(() => import("./pages/account").then((part) => part.AccountPage));
const join = lazyPart(() => import("./pages/join").then((part) => part.JoinPage));
const rules = lazyPart(() => import("./pages/rules").then((part) => part.RulesPage));
const tables = lazyPart(() => import("./pages/tables").then((part) => part.Tables));

export function App() {
  useEffect(() => void loadLobby(), []);
  useEffect(() => void loadGameWords().catch(() => undefined), [language.value]);
  // Another person, another language, or the browser has changed its address since.
  useEffect(() => {
    if (push.value && person.value) void import("./push").then(({ renew }) => renew()).catch(() => undefined); // the next page tries again
  }, [person.value, language.value]);
  if (!ready.value) return failed.value ? <NoWords /> : null;
  return (
    <>
      <Shown />
      <Tips />
    </>
  );
}

function Shown() {
  const shown = page.value;
  const Account = account(shown.name === "account");
  const Join = join(shown.name === "join");
  const Rules = rules(shown.name === "rules");
  const Tables = tables(shown.name === "tables");
  switch (shown.name) {
    case "home":
      return <Home />;
    case "tables":
      return Tables && <Tables />;
    case "account":
      return Account && <Account />;
    case "rules":
      return Rules && <Rules game={shown.game} rule={shown.rule} />;
    case "table":
      return <Table key={shown.match} match={shown.match} at={shown.at} />;
    case "join":
      return (
        Join && <Join key={shown.token} token={shown.token} watch={location.pathname.startsWith("/watch")} />
      );
    case "nowhere":
      return (
        <Frame here="">
          <main class="empty">
            <Icon name="rose" size="xl" />
            <h1>{t("ui-nowhere")}</h1>
            <a class="btn" href="/">
              {t("ui-home")}
            </a>
          </main>
        </Frame>
      );
  }
}

/** Without texts there are no words to say so: a sign and a way to try again. */
function NoWords() {
  return (
    <main class="empty">
      <Icon name="cloudoff" size="xl" />
      <button class="btn" type="button" aria-label="Caravela" onClick={() => location.reload()}>
        <Icon name="rotate" />
      </button>
    </main>
  );
}
