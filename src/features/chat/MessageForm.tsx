import { useRef, type ClipboardEvent, type RefObject, type SyntheticEvent } from 'react';

import { CHAT_MESSAGE_LIMIT } from '#contracts/chat-limits.ts';
import { phrase } from '#contracts/phrase.ts';

import type { FitView } from './use-fit-view.ts';

type Props = {
  input: RefObject<HTMLTextAreaElement | null>;
  isPending: boolean;
  onSubmit: () => void;
  /** Not before the island is there: the page holds the form without it. */
  fit: FitView | undefined;
  onClear: (() => void) | undefined;
};

/** In characters and lines, whether pasted or put in by a keyboard: nobody asks so, and hardly a posting is shorter. */
const POSTING_LENGTH = 400;
const POSTING_LINES = 5;
/** Of one without lines, in characters; what no message can hold is longer. */
const POSTING_PROSE = 700;
const isPosting = (text: string): boolean =>
  text.length >= POSTING_PROSE ||
  (text.length >= POSTING_LENGTH &&
    text.split('\n').filter((line) => line.trim() !== '').length >= POSTING_LINES);

export function MessageForm({ input, isPending, onSubmit, fit, onClear }: Props) {
  const checked = useRef('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    // Whoever comes back from the check with it and sends it again means a message.
    if (!fit || !isPosting(text) || text === checked.current) return onSubmit();
    checked.current = text;
    void fit.open(text);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!fit || !isPosting(text)) return;
    event.preventDefault();
    void fit.open(text);
  };

  return (
    <form onSubmit={submit} className="border-t border-line px-4 pt-3 pb-3">
      {fit && (
        <p className="-mt-2 flex min-h-9 items-center justify-between gap-3 text-xs">
          <button
            type="button"
            onClick={() => void fit.open('')}
            className="link min-h-9 pointer-coarse:min-h-11"
          >
            {phrase('Check a job posting')}
          </button>
          {fit.hasFailed && (
            <span role="alert" className="text-danger">
              {phrase('It could not be loaded. Try again.')}
            </span>
          )}
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          rows={1}
          maxLength={CHAT_MESSAGE_LIMIT}
          aria-label={phrase('Message')}
          placeholder={phrase('Ask a question')}
          autoComplete="off"
          onPaste={paste}
          className="field-sizing-content max-h-32 min-h-11 w-full resize-none rounded-control border border-control bg-canvas px-3 py-2"
        />
        <button
          type="submit"
          aria-disabled={isPending}
          aria-label={phrase('Send')}
          className="grid size-11 shrink-0 place-items-center rounded-control bg-accent text-accent-ink hover:bg-ink hover:text-canvas aria-disabled:bg-raised aria-disabled:text-muted"
        >
          <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-5 stroke-current stroke-2">
            <path d="M12 19V5M5 12l7-7 7 7" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      </div>
      <p className="mt-2 flex min-h-6 items-center justify-between gap-3 text-xs text-muted">
        {phrase('Answers rest on this site and may be incomplete.')}
        {onClear && (
          <button
            type="button"
            onClick={onClear}
            className="min-h-6 shrink-0 underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {phrase('Clear')}
          </button>
        )}
      </p>
    </form>
  );
}
