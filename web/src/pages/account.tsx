/** The account page: a login, with a password or a passkey, gives access to the same tables on every device. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import { faultText } from "../parts/fault";
import { go } from "../route";
import { become, loadMatches, mine, person } from "../state/lobby";
import { language, push } from "../state/settings";
import * as api from "../wire/api";
import { addPasskey, NoPasskey, passkeysWork, signInByPasskey } from "../wire/passkeys";
import type { Person } from "../wire/shapes";
import { t } from "../words/speech";
import { Frame } from "./frame";
import "../styles/account.css";

const LEAST_PASSWORD = 8;

export function AccountPage() {
  useEffect(() => void loadMatches(), []);
  const account = person.value?.account ?? null;
  return (
    <Frame here="account">
      {account === null ? (
        <main class="page two account">
          <LogIn />
          <MakeAccount />
        </main>
      ) : (
        <main class="page narrow account">
          <Known account={account} />
        </main>
      )}
    </Frame>
  );
}

/** Run one request at a time, and hold the message of a failed one. */
function useDoing(): { busy: boolean; fault: string; run(what: () => Promise<void>): void } {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const run = async (what: () => Promise<void>) => {
    setBusy(true);
    setFault("");
    try {
      await what();
    } catch (error) {
      setFault(error instanceof NoPasskey ? t("ui-passkey-none") : faultText(error));
    }
    setBusy(false);
  };
  return { busy, fault, run: (what) => void run(what) };
}

function enter(somebody: Person): void {
  become(somebody);
  go("/tables");
}

async function logOut(): Promise<void> {
  // The next user of this browser must not be notified of this account's turns.
  if (push.value) await import("../push").then(({ end }) => end()).catch(() => undefined);
  become(await api.signOut());
}

function LogIn() {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const { busy, fault, run } = useDoing();
  return (
    <section class="box">
      <h1>{t("ui-log-in")}</h1>
      <p class="lead">{t("ui-log-in-lead")}</p>
      <form
        class="vbox gap-12"
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => enter(await api.signIn(login.trim(), password)));
        }}
      >
        <LoginField value={login} set={setLogin} />
        <PasswordField value={password} set={setPassword} autocomplete="current-password" />
        <div class="row">
          <button class="btn p" type="submit" disabled={busy}>
            <Icon name="check" />
            {t("ui-log-in")}
          </button>
          {passkeysWork() && (
            <button
              class="btn"
              type="button"
              disabled={busy}
              onClick={() => run(async () => enter(await signInByPasskey()))}
            >
              <Icon name="key" />
              {t("ui-log-in-passkey")}
            </button>
          )}
        </div>
        <p class="bad" role="alert">
          {fault}
        </p>
      </form>
      {(mine.value?.length ?? 0) > 0 && (
        <p class="caution quiet">
          <Icon name="info" size="s" />
          {t("ui-log-in-guest", { count: mine.value?.length ?? 0 })}
        </p>
      )}
    </section>
  );
}

function MakeAccount() {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const { busy, fault, run } = useDoing();
  const byPasskey = async () => {
    // A passkey belongs to a person, so a visitor without a name gets the login as name first.
    await api.rename(person.value?.name ?? login.trim(), language.value);
    enter(await addPasskey(login.trim()));
  };
  return (
    <section class="box">
      <h2 class="as-h1">{t("ui-account-new")}</h2>
      <p class="lead">{t("ui-account-new-lead")}</p>
      <form
        class="vbox gap-12"
        onSubmit={(event) => {
          event.preventDefault();
          const passkey = event.submitter?.dataset.way === "passkey";
          run(passkey ? byPasskey : async () => enter(await api.register(login.trim(), password)));
        }}
      >
        <LoginField value={login} set={setLogin} />
        <PasswordField value={password} set={setPassword} autocomplete="new-password" />
        <p class="hint2">{t("ui-password-hint", { number: LEAST_PASSWORD })}</p>
        <div class="row">
          <button class="btn p" type="submit" disabled={busy || password.length < LEAST_PASSWORD}>
            <Icon name="check" />
            {t("ui-account-make")}
          </button>
          {passkeysWork() && (
            <button class="btn" type="submit" data-way="passkey" disabled={busy}>
              <Icon name="key" />
              {t("ui-account-passkey")}
            </button>
          )}
        </div>
        <p class="bad" role="alert">
          {fault}
        </p>
      </form>
      {!passkeysWork() && <p class="hint2">{t("ui-passkey-where")}</p>}
    </section>
  );
}

function Known({ account }: { account: string }) {
  const [gameEvent, setTold] = useState("");
  const { busy, fault, run } = useDoing();
  return (
    <section class="box">
      <h1>{t("ui-account")}</h1>
      <dl class="who">
        <dt>{t("ui-login")}</dt>
        <dd>{account}</dd>
        <dt>{t("ui-your-name")}</dt>
        <dd>{person.value?.name}</dd>
      </dl>
      <p class="lead">{t("ui-account-lead")}</p>
      <div class="row">
        <a class="btn p" href="/tables">
          <Icon name="nav" />
          {t("ui-nav-tables")}
        </a>
        {passkeysWork() && (
          <button
            class="btn"
            type="button"
            disabled={busy}
            onClick={() =>
              run(async () => {
                await addPasskey("");
                setTold(t("ui-passkey-added"));
              })
            }
          >
            <Icon name="key" />
            {t("ui-passkey-add")}
          </button>
        )}
        <button class="btn" type="button" disabled={busy} onClick={() => run(logOut)}>
          <Icon name="anchor" />
          {t("ui-log-out")}
        </button>
      </div>
      <p class="good" role="status">
        {gameEvent}
      </p>
      <p class="bad" role="alert">
        {fault}
      </p>
    </section>
  );
}

function LoginField({ value, set }: { value: string; set(value: string): void }) {
  return (
    <label class="field">
      {t("ui-login")}
      <input
        class="input"
        value={value}
        maxLength={60}
        required
        autocomplete="username"
        autocapitalize="none"
        spellcheck={false}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
}

function PasswordField({
  value,
  set,
  autocomplete,
}: {
  value: string;
  set(value: string): void;
  autocomplete: "current-password" | "new-password";
}) {
  return (
    <label class="field">
      {t("ui-password")}
      <input
        class="input"
        type="password"
        value={value}
        maxLength={200}
        autocomplete={autocomplete}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
}
