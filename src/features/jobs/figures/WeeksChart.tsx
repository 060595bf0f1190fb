import { formatDay } from '../days.ts';
import type { Week } from './compute.ts';
import { FigureTable } from './FigureTable.tsx';

const HEIGHT = 120;
const COLUMN = 24; // of the two bars of a week, with the room between weeks
const BAR = 8;

/** Two bars for each week: what was sent, and what was answered. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ applied, answered }) => [applied, answered]));
  const first = weeks[0]?.monday ?? '';
  const last = weeks.at(-1)?.monday ?? '';
  const width = weeks.length * COLUMN;
  const bar = (count: number, x: number, style: string) => (
    <rect
      x={x}
      y={HEIGHT - (count / most) * HEIGHT}
      width={BAR}
      height={(count / most) * HEIGHT}
      className={style}
    />
  );
  return (
    <>
      <span aria-hidden="true" className="-mb-2 text-xs text-muted tabular-nums">
        {most.toLocaleString('en-US')}
      </span>
      <svg
        role="img"
        aria-label={`Applications and answers of ${weeks.length} weeks, at most ${most} in one`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-y border-line"
      >
        {weeks.map(({ monday, applied, answered }, index) => (
          <g key={monday}>
            <title>{`Week of ${formatDay(monday)}: ${applied} sent, ${answered} answered`}</title>
            {bar(applied, index * COLUMN + 3, 'fill-accent')}
            {bar(answered, index * COLUMN + 3 + BAR + 1, 'fill-warning')}
          </g>
        ))}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span>{`Week of ${formatDay(first)}`}</span>
        <span className="flex gap-3">
          <Key style="bg-accent" label="Sent" />
          <Key style="bg-warning" label="Answered" />
        </span>
        {last !== first && <span>{`Week of ${formatDay(last)}`}</span>}
      </p>
      <FigureTable
        caption="Applications and answers per week"
        columns={['Week of', 'Sent', 'Answered']}
        rows={weeks.map(({ monday, applied, answered }) => [formatDay(monday), applied, answered])}
      />
    </>
  );
}

function Key({ style, label }: { style: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 rounded-[2px] ${style}`} />
      {label}
    </span>
  );
}
