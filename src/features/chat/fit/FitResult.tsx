import { useEffect, useRef, useState } from 'react';

import { primaryButton, secondaryButton } from '#components/ui/styles.ts';
import type { FitReport, FitRequirement, Standing } from '#contracts/fit.ts';
import { phrase } from '#contracts/phrase.ts';
import { emit } from '#lib/page/page-events.ts';

import { uncoverPage } from '../show-cited.ts';
import { countsOf, messageAbout, reportText, STANDINGS } from './report-text.ts';

type Props = { report: FitReport; onRestart: () => void };

/** What the site says about each requirement of a posting, and what to do with it. */
export function FitResult({ report, onRestart }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { requirements } = report;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {requirements.length > 0
          ? phrase('What this site says about the posting')
          : phrase('Nothing to compare')}
      </h3>
      {requirements.length === 0 && (
        <p className="mt-2">
          {phrase(
            'No requirement was found in this text. Paste all of the posting, with its list of requirements.',
          )}
        </p>
      )}
      {countsOf(requirements).map((line) => (
        <p key={line} className="mt-2">
          {line}
        </p>
      ))}
      <ul aria-label={phrase('Requirements')} className="mt-4 divide-y divide-line border-y border-line">
        {requirements.map((requirement, index) => (
          <Requirement key={index} requirement={requirement} />
        ))}
      </ul>
      {requirements.length > 0 && <Actions report={report} />}
      <button type="button" onClick={onRestart} className="link mt-4 min-h-11">
        {phrase('Check another posting')}
      </button>
    </>
  );
}

/** What of a ring is full. */
const FILLS: Record<Standing, string> = {
  met: 'M8 2a6 6 0 0 1 0 12a6 6 0 0 1 0-12',
  partly: 'M8 2a6 6 0 0 0 0 12z',
  'not stated': '',
};

function Mark({ standing }: { standing: Standing }) {
  const tone = standing === 'not stated' ? 'text-muted' : 'text-accent';
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`mt-1 size-3.5 shrink-0 ${tone}`}>
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d={FILLS[standing]} fill="currentColor" />
    </svg>
  );
}

function Requirement({ requirement }: { requirement: FitRequirement }) {
  const { term, necessity, standing, note, evidence } = requirement;
  return (
    <li className="py-3 wrap-anywhere">
      <p className="flex gap-2">
        <Mark standing={standing} />
        <span className="min-w-0">
          <span className="font-medium">{term}</span>
          {necessity === 'nice' && <span className="text-muted"> {phrase('(welcome)')}</span>}
          <span className="block text-xs text-muted">
            {STANDINGS[standing]}
            {note && `: ${note}`}
          </span>
        </span>
      </p>
      {evidence.map(({ sentence, title, url }) => (
        <blockquote key={sentence} className="mt-2 ml-5 border-l border-line pl-3">
          {sentence}
          <p className="text-xs">
            <a href={url} onClick={uncoverPage} className="link">
              {title}
            </a>
          </p>
        </blockquote>
      ))}
    </li>
  );
}

function Actions({ report }: { report: FitReport }) {
  const [isAttached, setIsAttached] = useState(false);
  const [status, setStatus] = useState('');
  const hasContact = document.querySelector('#contact') !== null; // a site may go without the form
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reportText(report, location.origin));
      setStatus(phrase('Copied.'));
    } catch {
      setStatus(phrase('Copying failed: the browser does not allow it here.'));
    }
  };
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <button type="button" className={secondaryButton} onClick={() => void copy()}>
        {phrase('Copy summary')}
      </button>
      {hasContact && (
        <>
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={isAttached}
              onChange={({ target }) => setIsAttached(target.checked)}
              className="size-5 accent-accent"
            />
            {phrase('Put the posting into my message')}
          </label>
          <button type="button" className={primaryButton} onClick={() => writeAbout(report, isAttached)}>
            {phrase('Write about this posting')}
          </button>
        </>
      )}
      <p role="status" className="text-muted empty:hidden">
        {status}
      </p>
    </div>
  );
}

/** The contact form may still sleep: it wakes when it comes near, and then hears the event. */
function writeAbout(report: FitReport, isAttached: boolean): void {
  emit('chat:close');
  document.querySelector('#contact')?.scrollIntoView();
  emit('contact:prefill', { opportunityType: 'fulltime', message: messageAbout(report, isAttached) });
}
