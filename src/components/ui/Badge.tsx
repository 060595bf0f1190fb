import type { ReactNode } from 'react';

const TONES = {
  neutral: 'border-line bg-raised text-ink',
  success: 'border-success/40 text-success',
  warning: 'border-warning/40 text-warning',
  danger: 'border-danger/40 bg-danger-soft text-danger',
  accent: 'border-transparent bg-accent-soft text-accent',
} as const;

/** A word about a thing's state; never colour alone. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-[0.375rem] border px-2 text-xs font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
