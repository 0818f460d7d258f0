/** One of several labels of a button, in the room of the widest: its neighbours keep their places. */
export function SteadyLabel({ now, all }: { now: string; all: readonly string[] }) {
  return (
    <span class="steady-label hide-s">
      {[...new Set(all)].map((label) => (
        <span key={label} aria-hidden={label !== now}>
          {label}
        </span>
      ))}
    </span>
  );
}
