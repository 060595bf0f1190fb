import { ArrowLeft } from 'lucide';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

import { Field, fieldProps } from '#components/ui/Field.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { control, primaryButton } from '#components/ui/styles.ts';
import { POSTING_MAXIMUM } from '#contracts/fit-limits.ts';
import { phrase } from '#contracts/phrase.ts';

import { FitResult } from './FitResult.tsx';
import { useFitCheck } from './use-fit-check.ts';

export type FitCheckProps = {
  /** What the visitor pasted into the conversation; empty where the check was asked for. */
  pasted: string;
  onClose: () => void;
};

/** Holds a posting against the site, in place of the conversation, which waits. */
export function FitCheck({ pasted, onClose }: FitCheckProps) {
  const [posting, setPosting] = useState(pasted);
  const { report, error, isPending, check, reset } = useFitCheck();
  const field = useRef<HTMLTextAreaElement>(null);
  // At first, after a refusal, which stands below the field, and for another posting.
  useEffect(() => {
    if (!isPending) field.current?.focus();
  }, [isPending, report]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (posting.trim()) void check(posting);
    else field.current?.focus();
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <button
        type="button"
        onClick={onClose}
        className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line px-4 text-left text-sm font-medium text-accent hover:underline"
      >
        <Icon shape={ArrowLeft} size={16} /> {phrase('Back to the conversation')}
      </button>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 text-sm">
        {report ? (
          <FitResult report={report} onRestart={reset} />
        ) : (
          <form onSubmit={submit} className="grid grid-cols-1 gap-4">
            <p>
              {phrase(
                'Paste a job posting, and see requirement by requirement what this site says about it. It is read and forgotten.',
              )}
            </p>
            <Field id="fit-posting" label={phrase('Posting, or its address')} error={error}>
              <textarea
                {...fieldProps('fit-posting', error)}
                ref={field}
                value={posting}
                onChange={({ target }) => setPosting(target.value)}
                rows={10}
                maxLength={POSTING_MAXIMUM}
                className={`${control} resize-y`}
              />
            </Field>
            <button type="submit" aria-disabled={isPending} className={`${primaryButton} justify-self-start`}>
              {isPending ? phrase('Checking…') : phrase('Check')}
            </button>
            <p role="status" className="sr-only">
              {isPending && phrase('The posting is being checked')}
            </p>
          </form>
        )}
      </div>
    </div>
  );
}
