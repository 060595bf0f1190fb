import { PART_MAXIMUM, type ResumeAnalysis } from '#contracts/resume-score.ts';

import { PART_LABELS, pointsOf } from './points.ts';

/** R-8 the whole in percent, and its four parts of 25. */
export function Scores({ score }: { score: ResumeAnalysis['score'] }) {
  const parts = [
    { label: PART_LABELS.ats, points: score.atsScore },
    { label: PART_LABELS.keywords, points: score.keywordMatchScore },
    { label: PART_LABELS.content, points: score.contentQualityScore },
    { label: PART_LABELS.format, points: score.formattingScore },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-[1.4fr_repeat(4,1fr)]">
      <div className="col-span-2 flex flex-col-reverse justify-end bg-surface px-4 py-3 sm:col-span-1 sm:px-5">
        <dt className="text-xs text-muted sm:text-sm">Overall score</dt>
        <dd className="text-4xl font-medium tabular-nums">{Math.round(score.overallScore)}%</dd>
      </div>
      {parts.map(({ label, points }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-surface px-4 py-3">
          <dt className="text-xs text-muted sm:text-sm">{label}</dt>
          <dd className="grid gap-2">
            <span className="text-xl font-medium tabular-nums">
              {pointsOf(points)}
              <span className="text-sm font-normal text-muted">/{PART_MAXIMUM}</span>
            </span>
            <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-raised">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(points / PART_MAXIMUM) * 100}%` }}
              />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
