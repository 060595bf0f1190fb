import { type ReactNode, useId, useMemo } from 'react';

import type { JobStatusChange } from '#contracts/job-figures.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { formatCount } from '#lib/owner/format.ts';

import { STATUS_LABELS } from '../labels.ts';
import { Bars } from './Bars.tsx';
import { answerRates, funnel, perWeek, timeInStage } from './compute.ts';
import { FigureTable } from './FigureTable.tsx';
import { type Journey, journeysOf } from './journey.ts';
import { salaryRanges } from './salary.ts';
import { flowsOf } from './sankey.ts';
import { SankeyChart } from './SankeyChart.tsx';
import { WeeksChart } from './WeeksChart.tsx';

type Props = { rows: readonly JobApplicationRow[]; changes: readonly JobStatusChange[] };

const percent = (share: number) => `${Math.round(share * 100)}%`;
const days = (count: number) => `${Number(count.toFixed(1)).toLocaleString('en-US')} days`;

/** The search in figures, of the applications that are shown. */
export function Figures({ rows, changes }: Props) {
  const journeys = useMemo(() => journeysOf(rows, changes), [rows, changes]);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <Flows journeys={journeys} />
      </div>
      <Funnel journeys={journeys} />
      <Stages journeys={journeys} />
      <Sources journeys={journeys} />
      <Salaries journeys={journeys} />
      <div className="lg:col-span-2">
        <Weeks journeys={journeys} />
      </div>
    </div>
  );
}

type Part = { journeys: readonly Journey[] };

function Flows({ journeys }: Part) {
  const flows = useMemo(() => flowsOf(journeys), [journeys]);
  return (
    <Figure title="The search" note="Where the applications went; a band is as wide as many went there.">
      <SankeyChart flows={flows} />
    </Figure>
  );
}

function Weeks({ journeys }: Part) {
  const weeks = useMemo(() => perWeek(journeys, new Date()), [journeys]);
  return (
    <Figure title="Per week" note="Applications by the day of applying, answers by the day of the first one.">
      <WeeksChart weeks={weeks} />
    </Figure>
  );
}

function Funnel({ journeys }: Part) {
  const steps = useMemo(() => funnel(journeys), [journeys]);
  return (
    <Figure title="Funnel" note="How many came how far. A rejection is an answer, a withdrawal is none.">
      <Bars
        label="Funnel"
        bars={steps.map(({ step, count, share }) => ({
          label: step,
          end: share,
          value: `${count.toLocaleString('en-US')}, ${percent(share)}`,
        }))}
      />
      <FigureTable
        caption="Funnel"
        columns={['Step', 'Applications', 'Of all']}
        rows={steps.map(({ step, count, share }) => [step, count, percent(share)])}
      />
    </Figure>
  );
}

function Stages({ journeys }: Part) {
  const stages = useMemo(() => timeInStage(journeys), [journeys]);
  const longest = Math.max(1, ...stages.map(({ medianDays }) => medianDays));
  return (
    <Figure title="Time in stage" note="The median of the stays that have ended.">
      {stages.length === 0 && <p className="text-sm text-muted">No stay in a stage has ended yet.</p>}
      <Bars
        label="Time in stage"
        bars={stages.map(({ status, medianDays, stays }) => ({
          label: STATUS_LABELS[status],
          end: medianDays / longest,
          value: `${days(medianDays)}, ${formatCount(stays, 'stay')}`,
        }))}
      />
      {stages.length > 0 && (
        <FigureTable
          caption="Time in stage"
          columns={['Stage', 'Median', 'Stays']}
          rows={stages.map(({ status, medianDays, stays }) => [
            STATUS_LABELS[status],
            days(medianDays),
            stays,
          ])}
        />
      )}
    </Figure>
  );
}

function Sources({ journeys }: Part) {
  const sources = useMemo(() => answerRates(journeys), [journeys]);
  return (
    <Figure title="Answer rate by source" note="Interviews, offers and rejections of all that were sent.">
      <Bars
        label="Answer rate by source"
        bars={sources.map(({ source, answered, applications, rate }) => ({
          label: source,
          end: rate,
          value: `${percent(rate)}, ${answered.toLocaleString('en-US')} of ${applications.toLocaleString('en-US')}`,
        }))}
      />
      <FigureTable
        caption="Answer rate by source"
        columns={['Source', 'Sent', 'Answered', 'Rate']}
        rows={sources.map(({ source, applications, answered, rate }) => [
          ...[source, applications, answered, percent(rate)],
        ])}
      />
    </Figure>
  );
}

function Salaries({ journeys }: Part) {
  const ranges = useMemo(() => salaryRanges(journeys), [journeys]);
  const amount = (value: number) => Math.round(value).toLocaleString('en-US');
  return (
    <Figure
      title="Salary ranges"
      note="By currency and period, from the lowest to the highest; the mark is the median of the middles."
    >
      {ranges.length === 0 && (
        <p className="text-sm text-muted">No application states a salary with its currency.</p>
      )}
      <Bars
        label="Salary ranges"
        bars={ranges.map(({ unit, applications, lowest, middle, highest }) => ({
          label: `${unit} (${formatCount(applications, 'application')})`,
          begin: lowest / highest,
          mark: middle / highest,
          end: 1,
          value:
            lowest === highest
              ? amount(lowest)
              : `${amount(lowest)}–${amount(highest)}, median ${amount(middle)}`,
        }))}
      />
      {ranges.length > 0 && (
        <FigureTable
          caption="Salary ranges"
          columns={['Unit', 'Lowest', 'Median', 'Highest', 'Applications']}
          rows={ranges.map(({ unit, lowest, middle, highest, applications }) => [
            ...[unit, amount(lowest), amount(middle), amount(highest), applications],
          ])}
        />
      )}
    </Figure>
  );
}

type FigureProps = {
  title: string;
  /** What is counted, in a sentence. */
  note: string;
  children: ReactNode;
};

function Figure({ title, note, children }: FigureProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <header className="grid gap-0.5">
        <h2 id={id} className="text-base font-medium">
          {title}
        </h2>
        <p className="text-xs text-muted">{note}</p>
      </header>
      {children}
    </section>
  );
}
