import type { ReactNode } from 'react';

export type Figure = {
  label: string;
  /** None while it is on its way. */
  value: ReactNode;
  /** What else is to be said of it, below. */
  detail?: ReactNode;
};

type Props = {
  figures: readonly Figure[];
  /** The columns, and the room around. */
  className: string;
  placeClassName?: string;
};

/** A few large figures side by side. */
export function Figures({ figures, className, placeClassName = '' }: Props) {
  return (
    <dl
      aria-busy={figures.some(({ value }) => value === undefined)}
      className={`grid gap-px overflow-hidden rounded-card border border-line bg-line ${className}`}
    >
      {figures.map(({ label, value, detail }) => (
        <div
          key={label}
          className={`flex min-w-0 flex-col bg-surface px-3 py-3 wrap-anywhere hyphens-auto sm:px-5 ${placeClassName}`}
        >
          <dt className="order-1 text-xs text-muted sm:text-sm">{label}</dt>
          <dd className="text-2xl font-medium tabular-nums">
            {typeof value === 'number'
              ? value.toLocaleString('en-US')
              : (value ?? <span aria-hidden="true">–</span>)}
          </dd>
          {detail && <dd className="order-2 text-xs text-muted">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
