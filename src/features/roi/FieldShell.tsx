import type { ReactNode } from 'react';

import type { FieldName } from './inputs.ts';

type Props = { name: FieldName; label: string; error: string | undefined; children: ReactNode };

export function fieldId(name: FieldName): string {
  return `roi-${name}`;
}

/** What ties a control to its error for assistive technology. */
export function errorProps(name: FieldName, error: string | undefined) {
  return { 'aria-invalid': error !== undefined, 'aria-describedby': error && `${fieldId(name)}-error` };
}

/** Label above, error below. */
export function FieldShell({ name, label, error, children }: Props) {
  return (
    <div className="min-w-0">
      <label htmlFor={fieldId(name)} className="mb-1.5 block text-sm font-medium text-ink">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${fieldId(name)}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
