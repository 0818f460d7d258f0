/** Chance of this browser's own, also on a page that was not served securely: `crypto.randomUUID` is missing there. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
