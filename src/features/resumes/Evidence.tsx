import { ChevronRight } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';
import { formatCount } from '#lib/owner/format.ts';

import { placeWords } from './place-words.ts';

type Props = {
  spans: readonly ResumeSpan[];
  /** The resume that the quotes are of; it gives their places a name. */
  of?: ResumeContent | undefined;
};

/** What of a resume something rests on, in its own words. */
export function Evidence({ spans, of }: Props) {
  if (spans.length === 0) return null;
  return (
    <details className="group/evidence text-xs">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-muted select-none hover:text-ink">
        <Icon shape={ChevronRight} size={14} className="group-open/evidence:rotate-90" />
        {formatCount(spans.length, 'quote')} from your resume
      </summary>
      <ul className="mt-1 grid gap-1.5 border-l-2 border-line pl-3">
        {spans.map(({ path, quote, start }, index) => (
          <li key={`${path} ${start} ${index}`}>
            <q className="wrap-anywhere">{quote}</q>
            <span className="block text-muted">{placeWords(path, of)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
