import type { PointerEvent } from 'react';

import { phrase } from '#contracts/phrase.ts';
import { CASH_FLOW_MONTHS, type CashFlowMonth } from './cash-flow.ts';
import { findTicks, positionOf } from './chart-scale.ts';
import { formatCompactMoney, formatMonths, formatMoney } from './format.ts';
import { CASES, type Case } from './range.ts';

type Props = {
  months: readonly CashFlowMonth[];
  /** Months until the expected case has paid for itself; drawn where the chart reaches it. */
  payback: number;
  month: number;
  onMonth: (month: number) => void;
};

const MONTH_LABELS = [0, 6, 12, 18, 24, 30, 36];

const percentOf = (month: number): string => `${((month / CASH_FLOW_MONTHS) * 100).toFixed(2)}%`;

/** The drawing is stretched to its box (strokes are not); texts stand beside it, so that they never shrink. */
export function CashFlowPlot({ months, payback, month, onMonth }: Props) {
  const ticks = findTicks(months.flatMap((row) => CASES.map((name) => row[name])));
  const pointOf = (name: Case) => (row: CashFlowMonth) =>
    `${String(row.month)},${positionOf(row[name], ticks).toFixed(3)}`;
  const line = (name: Case) => months.map(pointOf(name)).join(' ');
  const band = [...months.map(pointOf('high')), ...months.map(pointOf('low')).reverse()].join(' ');
  const breaksEven = payback > 0 && payback <= CASH_FLOW_MONTHS;

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const nearest = Math.round(((event.clientX - box.left) / box.width) * CASH_FLOW_MONTHS);
    onMonth(Math.min(CASH_FLOW_MONTHS, Math.max(0, nearest)));
  };

  return (
    <div className="mt-5 pl-20 text-xs text-muted tabular-nums">
      <div className="relative h-56 touch-pan-y sm:h-72" onPointerMove={follow} onPointerDown={follow}>
        {ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className="absolute right-full mr-2 -translate-y-1/2 whitespace-nowrap"
            style={{ top: `${positionOf(tick, ticks).toFixed(2)}%` }}
          >
            {formatCompactMoney(tick)}
          </span>
        ))}
        <svg
          role="img"
          aria-label={describe(months, payback)}
          viewBox={`0 0 ${String(CASH_FLOW_MONTHS)} 100`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {ticks.map((tick) => (
            <HorizontalLine key={tick} y={positionOf(tick, ticks)} isZero={tick === 0} />
          ))}
          <polygon points={band} className="fill-accent opacity-12" />
          <polyline points={line('low')} className={`${STROKE} stroke-1`} strokeDasharray="4 3" {...FIXED} />
          <polyline points={line('high')} className={`${STROKE} stroke-1`} {...FIXED} />
          <polyline points={line('expected')} className={`${STROKE} stroke-[3]`} {...FIXED} />
          <line x1={month} x2={month} y1={0} y2={100} className="stroke-ink print:hidden" {...FIXED} />
        </svg>
        {breaksEven && (
          <Marker
            month={payback}
            y={positionOf(0, ticks)}
            label={phrase('Break-even: {time}').replace('{time}', () => formatMonths(payback))}
          />
        )}
      </div>
      <div aria-hidden="true" className="relative mt-2 h-4">
        {MONTH_LABELS.map((label) => (
          <span key={label} className="absolute -translate-x-1/2" style={{ left: percentOf(label) }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

const STROKE = 'fill-none stroke-accent';
const FIXED = { vectorEffect: 'non-scaling-stroke' } as const;

function HorizontalLine({ y, isZero }: { y: number; isZero: boolean }) {
  const color = isZero ? 'stroke-control' : 'stroke-line';
  return <line x1={0} x2={CASH_FLOW_MONTHS} y1={y} y2={y} className={color} {...FIXED} />;
}

/** A dot with its words on the side where there is room: lines that break even run from below to above. */
function Marker({ month, y, label }: { month: number; y: number; label: string }) {
  const side = month > CASH_FLOW_MONTHS / 2 ? 'right-3 bottom-1.5' : 'left-3 top-1.5';
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute"
      style={{ left: percentOf(month), top: `${y.toFixed(2)}%` }}
    >
      <span className="absolute size-3 -translate-1/2 rounded-full border-2 border-surface bg-ink" />
      <span className={`absolute ${side} font-medium whitespace-nowrap text-ink`}>{label}</span>
    </span>
  );
}

/** What the drawing says, in a sentence. */
function describe(months: readonly CashFlowMonth[], payback: number): string {
  const first = months.at(0);
  const last = months.at(-1);
  if (!first || !last) return '';
  const sentence =
    payback > 0 && payback <= CASH_FLOW_MONTHS
      ? phrase(
          'Line chart. Expected cumulative cash starts at {start}, breaks even after {time} and stands at {end} in month {n}, between {low} and {high}.',
        )
      : phrase(
          'Line chart. Expected cumulative cash starts at {start}, does not break even and stands at {end} in month {n}, between {low} and {high}.',
        );
  return sentence
    .replace('{start}', () => formatMoney(first.expected))
    .replace('{time}', () => formatMonths(payback))
    .replace('{end}', () => formatMoney(last.expected))
    .replace('{n}', String(CASH_FLOW_MONTHS))
    .replace('{low}', () => formatMoney(last.low))
    .replace('{high}', () => formatMoney(last.high));
}
