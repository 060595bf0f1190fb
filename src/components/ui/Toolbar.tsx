import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** Search and filters; they wrap. */
  children: ReactNode;
  /** Buttons at the far end. */
  actions?: ReactNode;
};

/** Filters and actions above a list. */
export function Toolbar({ label, children, actions }: Props) {
  return (
    <div role="group" aria-label={label} className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2.5">
      {children}
      {actions && <div className="flex flex-wrap gap-2 sm:ml-auto">{actions}</div>}
    </div>
  );
}
