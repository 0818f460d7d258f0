/** A code or a link, as somebody sent it, leads to the same table. */
import { expect, it } from "vitest";
import { pathTo } from "../src/route";

it("takes a code for what it is", () => {
  expect(pathTo(" amber-7 ")).toBe("/join/amber-7");
  expect(pathTo("a/b")).toBe("/join/a%2Fb");
});

it("takes the path of a link, whatever the host is called", () => {
  expect(pathTo("http://192.168.1.7:8400/join/AMBER")).toBe("/join/AMBER");
  expect(pathTo("https://games.example/play#t0ken-")).toBe("/play#t0ken-");
  expect(pathTo("games.example/watch#t0ken")).toBe("/watch#t0ken");
  expect(pathTo("Come: http://localhost:8400/table/abc#12 !")).toBe("/table/abc#12");
});
