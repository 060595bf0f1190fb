import type { ReactNode } from 'react';

type Props = {
  /** Without a value while it is on its way. */
  figures: readonly { label: string; value: ReactNode }[];
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
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className={`flex min-w-0 flex-col-reverse justify-end bg-surface px-3 py-3 wrap-anywhere hyphens-auto sm:px-5 ${placeClassName}`}
        >
          <dt className="text-xs text-muted sm:text-sm">{label}</dt>
          <dd className="text-2xl font-medium tabular-nums">
            {typeof value === 'number'
              ? value.toLocaleString('en-US')
              : (value ?? <span aria-hidden="true">–</span>)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
