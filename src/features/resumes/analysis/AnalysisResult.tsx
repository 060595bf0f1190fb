import { Check, CircleAlert, Lightbulb, type IconNode } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import type { ResumeAnalysis } from '#contracts/resume-score.ts';

import { Keywords } from './Keywords.tsx';
import { PointList } from './PointList.tsx';
import { Scores } from './Scores.tsx';

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
