import { Check, ChevronRight, CircleAlert, Lightbulb, type IconNode } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import type { ReactNode } from 'react';

import { PART_MAXIMUM, type ResumeAnalysis, SCORE_PARTS, type ScorePoint } from '#contracts/resume-score.ts';

import { Keywords } from './Keywords.tsx';
import { Evidence } from '../Evidence.tsx';
import { PART_LABELS, pointsOf } from './points.ts';

type Props = {
  analysis: ResumeAnalysis;
  /** `position at company`. */
  jobTitle: string;
};

/** R-8 the score, what it is made of, and what would raise it. */
export function AnalysisResult({ analysis, jobTitle }: Props) {
  const { score, insights } = analysis;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-4">
        <p className="text-base font-medium wrap-anywhere">{jobTitle}</p>
        <Scores score={score} />
        {insights && <p className="max-w-prose wrap-anywhere">{insights}</p>}
      </div>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Part title="Strengths">
          <Sentences icon={Check} tone="text-success" texts={score.strengthAreas} none="None found yet." />
        </Part>
        <Part title="Improvements">
          <Sentences
            icon={CircleAlert}
            tone="text-warning"
            texts={score.improvementAreas}
            none="Nothing to improve."
          />
        </Part>
      </div>
      <Keywords analysis={analysis} />
      <Part title="Recommendations">
        <Sentences
          icon={Lightbulb}
          tone="text-accent"
          texts={score.suggestions}
          none="There is nothing to recommend."
        />
      </Part>
      <Part title="Where each point comes from">
        <PointList points={analysis.points} />
        <p className="mt-3 text-xs text-muted">
          Rules of {analysis.rulesVersion}: the same resume always gets the same score.
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 border-b border-line pb-1.5 text-base font-medium">{title}</h3>
      {children}
    </section>
  );
}

type SentencesProps = { icon: IconNode; tone: string; texts: readonly string[]; none: string };

function Sentences({ icon, tone, texts, none }: SentencesProps) {
  if (texts.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="grid gap-2">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-2">
          <Icon shape={icon} size={16} className={`mt-0.5 shrink-0 ${tone}`} />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Each point by its rule: what was measured, what it rests on, and what would raise it. */
function PointList({ points }: { points: readonly ScorePoint[] }) {
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

/** R-8 the whole in percent, and its four parts of 25. */
function Scores({ score }: { score: ResumeAnalysis['score'] }) {
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
