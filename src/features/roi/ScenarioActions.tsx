import { hasContact, scenarioOpportunity } from 'virtual:brand/parts';
import { useState, type ReactNode } from 'react';

import { control, primaryButton, secondaryButton } from '#components/ui/styles.ts';
import { phrase } from '#contracts/phrase.ts';
import { emit } from '#lib/page/page-events.ts';
import { saveBlob } from '#lib/page/save-blob.ts';

import { editedFields, projectLabel } from './assumptions.ts';
import { FIGURES, formatFigure, RATINGS } from './figures.ts';
import { formatNumber } from './format.ts';
import { NUMBER_FIELDS } from './inputs.ts';
import { evaluate, type Scenario } from './scenario.ts';
import { CSV_FILE_NAME, scenarioCsv } from './scenario-csv.ts';
import { encodeScenario } from './scenario-link.ts';

/** What a visitor can do with a scenario: keep it, share it, talk about it. */
export function ScenarioActions({ scenario }: { scenario: Scenario }) {
  const [status, setStatus] = useState<ReactNode>(null);

  const share = async () => {
    history.replaceState(history.state, '', encodeScenario(scenario));
    try {
      await navigator.clipboard.writeText(location.href);
      setStatus(phrase('Link copied. It opens this scenario with all its figures.'));
    } catch {
      setStatus(<LinkToCopy href={location.href} />); // no permission, or no secure context
    }
  };

  return (
    <div className="mt-6 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        {hasContact && (
          <button type="button" className={primaryButton} onClick={() => discuss(scenario)}>
            {phrase('Discuss this scenario')}
          </button>
        )}
        <button type="button" className={secondaryButton} onClick={() => void share()}>
          {phrase('Copy link')}
        </button>
        <button
          type="button"
          className={secondaryButton}
          onClick={() => {
            downloadText(CSV_FILE_NAME, 'text/csv', scenarioCsv(scenario));
            setStatus(phrase('Saved as {file}.').replace('{file}', CSV_FILE_NAME));
          }}
        >
          {phrase('Download CSV')}
        </button>
        <button type="button" className={secondaryButton} onClick={printResults}>
          {phrase('Print')}
        </button>
      </div>
      <div role="status" className="mt-2 text-sm text-muted empty:hidden">
        {status}
      </div>
    </div>
  );
}

/** The contact form may still sleep: it wakes when it comes near, and then hears the event. */
function discuss(scenario: Scenario): void {
  document.querySelector('#contact')?.scrollIntoView();
  emit('contact:prefill', {
    opportunityType: scenarioOpportunity,
    message: discussionMessage(scenario),
  });
}

const QUOTED_FIGURES = FIGURES.filter(({ key }) =>
  ['potentialSavings', 'implementationCost', 'netROI', 'roiPercentage', 'paybackPeriod'].includes(key),
);

/** What the visitor entered, one line each. */
function describeInputs({ inputs }: Scenario): string[] {
  return NUMBER_FIELDS.map(({ name, label }) => `- ${label}: ${formatNumber(inputs[name])}`);
}

/** The message that "Discuss this scenario" puts into the contact form; ends with room to write. */
function discussionMessage(scenario: Scenario): string {
  const { range, rating, inputs, assumptions } = evaluate(scenario);
  const edited = editedFields(assumptions).length;
  return [
    phrase('I would like to discuss a {type} scenario from your ROI calculator.').replace('{type}', () =>
      projectLabel(inputs.projectType),
    ),
    '',
    phrase('What I entered:'),
    ...describeInputs(scenario),
    '',
    phrase('What it calculated:'),
    ...QUOTED_FIGURES.map((figure) => `- ${figure.label}: ${formatFigure(figure, range.expected)}`),
    `- ${phrase('Rating')}: ${RATINGS[rating]}`,
    ...(edited > 0 ? [`- ${phrase('Assumptions that I changed: {n}').replace('{n}', String(edited))}`] : []),
    '',
    '',
  ].join('\n');
}

function LinkToCopy({ href }: { href: string }) {
  return (
    <label className="block">
      {phrase('Copy this link:')}
      <input readOnly value={href} className={`${control} mt-1`} onFocus={(event) => event.target.select()} />
    </label>
  );
}

/** Saves a text as a file of the visitor's. */
function downloadText(fileName: string, type: string, text: string): void {
  saveBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Prints the results alone: RoiCalculator.astro has the styles for `data-print="roi"`. */
function printResults(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'roi';
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}
