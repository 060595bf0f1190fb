import { ChevronRight } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import { SCORE_PARTS, type ScorePoint } from '#contracts/resume-score.ts';

import { Evidence } from '../Evidence.tsx';
import { PART_LABELS, pointsOf } from './points.ts';

/** Each point by its rule: what was measured, what it rests on, and what would raise it. */
export function PointList({ points }: { points: readonly ScorePoint[] }) {
  const parts = SCORE_PARTS.map((part) => ({ part, rules: points.filter((point) => point.part === part) }));
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {parts
        .filter(({ rules }) => rules.length > 0)
        .map(({ part, rules }) => (
          <section key={part} className="min-w-0">
            <h4 className="mb-1 text-sm font-medium">{PART_LABELS[part]}</h4>
            <ul className="divide-y divide-line rounded-control border border-line">
              {rules.map((point) => (
                <li key={point.rule}>
                  <Point point={point} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function Point({ point: { label, points, maximum, value, evidence, advice } }: { point: ScorePoint }) {
  return (
    <details className="group/point">
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-3 py-1.5 -outline-offset-2 select-none">
        <Icon shape={ChevronRight} size={15} className="shrink-0 text-muted group-open/point:rotate-90" />
        <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
        <span className={`shrink-0 tabular-nums ${points < maximum ? 'text-warning' : 'text-success'}`}>
          {pointsOf(points)}
          <span className="text-muted"> / {pointsOf(maximum)}</span>
        </span>
      </summary>
      <div className="grid gap-1.5 px-3 pb-3 pl-9">
        <p className="wrap-anywhere">{value}</p>
        <Evidence spans={evidence} />
        {advice && <p className="wrap-anywhere text-muted">{advice}</p>}
      </div>
    </details>
  );
}
