import { phrase } from '#contracts/phrase.ts';

type Props = { isHelpful: boolean | undefined; onRate: (isHelpful: boolean) => void };

const THUMB =
  'M7 11v9H4v-9h3Zm0 0 4-8c1.7 0 2.5 1 2.5 2.4V9h4.7c1.3 0 2.2 1.2 1.9 2.4l-1.6 6.9a2 2 0 0 1-2 1.7H7';

/** Whether an answer helped; said once. */
export function Rating({ isHelpful, onRate }: Props) {
  if (isHelpful !== undefined)
    return (
      <p role="status" className="mt-2 flex min-h-6 items-center text-xs text-muted">
        {isHelpful ? phrase('Thank you.') : phrase('Thank you, the question is passed on.')}
      </p>
    );
  return (
    <div role="group" aria-label={phrase('Did this help?')} className="mt-1 -ml-1.5 flex gap-1">
      <ThumbButton label={phrase('This helped')} onPress={() => onRate(true)} />
      <ThumbButton label={phrase('This did not help')} isDown onPress={() => onRate(false)} />
    </div>
  );
}

type ThumbProps = { label: string; isDown?: boolean; onPress: () => void };

function ThumbButton({ label, isDown = false, onPress }: ThumbProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-7 place-items-center rounded-control text-muted hover:bg-accent-soft hover:text-accent pointer-coarse:size-11"
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
        className={`size-4 stroke-current stroke-[1.75] ${isDown ? 'rotate-180' : ''}`}
      >
        <path d={THUMB} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
