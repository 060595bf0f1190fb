/** What a view shows when it has nothing, cannot load, or is still loading. */
import { CircleAlert, type IconNode } from 'lucide';
import type { ReactNode } from 'react';

import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';

import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

type EmptyProps = {
  icon: IconNode;
  title: string;
  /** What to do about it, in a sentence and perhaps a button. */
  children?: ReactNode;
};

/** Nothing is here, and how something gets here. */
export function EmptyState({ icon, title, children }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-line px-5 py-12 text-center text-sm">
      <Icon shape={icon} size={28} strokeWidth={1.5} className="text-muted" />
      <p className="font-medium">{title}</p>
      {children && <div className="grid max-w-prose justify-items-center gap-3 text-muted">{children}</div>}
    </div>
  );
}

type ErrorProps = {
  /** `The posts could not be loaded`. */
  title: string;
  error: unknown;
  onRetry: () => void;
};

const NOT_REACHED = 'The server cannot be reached. Check your connection.';
/** A refusal that says nothing of itself, such as the page of a host before the server. */
const NO_REASON = 'The server could not answer. Please try again in a moment.';

/** Loading failed: what the server said, and a way to try again. */
export function ErrorState({ title, error, onRetry }: ErrorProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-card bg-danger-soft p-5 text-sm">
      <p className="flex items-center gap-2 font-medium text-danger">
        <Icon shape={CircleAlert} size={18} />
        {title}
      </p>
      <p>{sentenceOf(error, isRequestError(error) ? NO_REASON : NOT_REACHED)}</p>
      <Button onPress={onRetry}>Try Again</Button>
    </div>
  );
}

/** Grey lines where rows will be. */
export function Skeleton({ label, lines = 6 }: { label: string; lines?: number }) {
  return (
    <div role="status" className="grid gap-3 py-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} aria-hidden="true" className="block h-9 animate-pulse rounded-control bg-raised" />
      ))}
    </div>
  );
}

type PendingProps = {
  query: { data: unknown; error: unknown; refetch: () => unknown };
  /** What is on its way: `posts`. */
  what: string;
  /** About as many as there will be. */
  lines?: number;
};

/** What stands in place of a query's data: grey lines until they are there, or why they could not be loaded. */
export function Pending({ query: { data, error, refetch }, what, lines = 6 }: PendingProps) {
  if (error)
    return (
      <ErrorState title={`The ${what} could not be loaded`} error={error} onRetry={() => void refetch()} />
    );
  return data === undefined && <Skeleton label={`Loading the ${what}`} lines={lines} />;
}
