/** Error messages for failed requests. */
import { t, words } from "../words/speech";
import { Failed } from "../wire/api";

export function faultText(error: unknown): string {
  if (!(error instanceof Failed)) throw error;
  const { code, reason, facts } = error.fault;
  if (reason && words.value.has(reason)) return t(reason, facts);
  return code === "offline" ? t("ui-offline") : t("ui-fault");
}
