type Bar = {
  label: string;
  /** From 0 to 1 of the width: where the bar begins and ends. */
  begin?: number;
  end: number;
  /** A mark within the bar, from 0 to 1 of the width. */
  mark?: number;
  /** What the bar says, in words. */
  value: string;
};

/** Bars one below the other, each with its name and what it says: readable without seeing them. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <ul aria-label={label} className="grid gap-2.5 text-sm">
      {bars.map((bar) => (
        <li key={bar.label} className="grid gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="wrap-anywhere">{bar.label}</span>
            <span className="text-xs text-muted tabular-nums">{bar.value}</span>
          </span>
          <Drawn {...bar} />
        </li>
      ))}
    </ul>
  );
}

const WIDTH = 1_000;
const HEIGHT = 10;
const LEAST = 4; // so much of a bar is seen of whatever is not nothing

function Drawn({ begin = 0, end, mark }: Bar) {
  const width = end > begin || begin > 0 ? Math.max(LEAST, (end - begin) * WIDTH) : 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-2.5 w-full overflow-hidden rounded-full"
    >
      <rect width={WIDTH} height={HEIGHT} className="fill-raised" />
      <rect
        x={Math.min(begin * WIDTH, WIDTH - LEAST)}
        width={width}
        height={HEIGHT}
        className="fill-accent"
      />
      {mark !== undefined && <rect x={mark * WIDTH - 3} width={6} height={HEIGHT} className="fill-canvas" />}
    </svg>
  );
}
