/** Passkeys: the server asks, this device answers. */
import { ask } from "./api";
import type { Person } from "./shapes";

/** The device gave no passkey: the person let it go, it has none for this place, or it has this one already. */
export class NoPasskey extends Error {}

/** Browsers give passkeys to pages that came securely from a host with a name. */
export function passkeysWork(): boolean {
  return (
    isSecureContext &&
    "PublicKeyCredential" in window &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  );
}

/** Gives the person here a passkey; a guest becomes the account of that login by it. */
export async function addPasskey(login: string): Promise<Person> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>("/passkeys/new", "POST", { login });
  const made = await fromDevice(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );
  return ask<Person>("/passkeys/add", "POST", { credential: made });
}

export async function signInByPasskey(): Promise<Person> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>("/passkeys/ask", "POST", {});
  const used = await fromDevice(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
  return ask<Person>("/passkeys/login", "POST", { credential: used });
}

async function fromDevice(question: () => Promise<Credential | null>): Promise<unknown> {
  let given: Credential | null = null;
  try {
    given = await question();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  if (!(given instanceof PublicKeyCredential)) throw new NoPasskey();
  return given.toJSON();
}
