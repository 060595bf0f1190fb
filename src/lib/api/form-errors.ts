import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

import { fieldErrorsOf } from './api-request.ts';

/**
 * Puts the server's messages by field (422) on the form's fields and moves the focus to the first;
 * `false` when the error names none of them, so that the caller says it elsewhere.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  names: readonly Path<Values>[],
): boolean {
  const errors = fieldErrorsOf(error);
  const known = names.filter((name) => errors[name] !== undefined);
  for (const [index, name] of known.entries())
    setError(name, { type: 'server', message: errors[name] ?? '' }, { shouldFocus: index === 0 });
  return known.length > 0;
}
