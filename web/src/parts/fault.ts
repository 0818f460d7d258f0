/** Error messages for failed requests. */
import { say, words } from "../words/speech";
import { Failed } from "../wire/api";

export function faultText(error: unknown): string {
  if (!(error instanceof Failed)) throw error;
  const { code, reason, facts } = error.fault;
  if (reason && words.value.has(reason)) return say(reason, facts);
  return code === "offline" ? say("ui-offline") : say("ui-fault");
}
