/** A memoized component with equal props is not redrawn, but context changes still reach its readers. */
import { createContext, h, render } from "preact";
import { act } from "preact/test-utils";
import { useContext } from "preact/hooks";
import { afterEach, describe, expect, it, vi } from "vitest";
import { memo } from "../src/parts/memo";

describe("a part that is kept", () => {
  const root = document.createElement("div");
  afterEach(() => render(null, root));

  it("is drawn again for other props alone", async () => {
    const drawn = vi.fn(({ name, size }: { name: string; size?: number }) => `${name} ${size ?? ""}`);
    const Part = memo(drawn);
    for (const props of [{ name: "a" }, { name: "a" }, { name: "b" }, { name: "b", size: 2 }, { name: "b" }])
      await act(() => render(h(Part, props), root));
    expect(drawn).toHaveBeenCalledTimes(4);
    expect(root.textContent).toBe("b ");
  });
  it("hears of a context", async () => {
    const GameEvent = createContext(1);
    const Part = memo(() => useContext(GameEvent));
    const part = h(Part, {});
    await act(() => render(h(GameEvent.Provider, { value: 1 }, part), root));
    await act(() => render(h(GameEvent.Provider, { value: 2 }, h(Part, {})), root));
    expect(root.textContent).toBe("2");
  });
});
