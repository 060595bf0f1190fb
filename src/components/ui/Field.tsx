import type { ReactNode } from 'react';
import { phrase } from '#contracts/phrase.ts';

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  isOptional?: boolean;
  children: ReactNode;
};

/** What ties a control to its label and error for assistive technology. */
export function fieldProps(id: string, error: string | undefined) {
  return { id, 'aria-invalid': error !== undefined, 'aria-describedby': error && `${id}-error` };
}

/** Label above a control, its error below. */
export function Field({ id, label, error, isOptional = false, children }: Props) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink">
        {label}
        {isOptional && <span className="font-normal text-muted"> {phrase('(optional)')}</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
