import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useState } from 'react';
import { get, type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';

import { showFieldErrors } from './form-errors.ts';

/**
 * A form that a schema checks. What the server says of a field (422) stands there as well.
 *
 * @param defaultValues of every field, for the server's answer is looked up by their names
 */
export function useCheckedForm<Values extends FieldValues, Checked extends FieldValues>(
  schema: z.ZodType<Checked, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values, unknown, Checked>({ resolver: zodResolver(schema), defaultValues });
  const [opened] = useState(defaultValues);
  const changedOf = (checked: Checked, values: Values) =>
    Object.fromEntries(
      Object.entries(checked).filter(([name]) => values[name] !== opened[name]),
    ) as Partial<Checked>;
  const { errors, isSubmitting } = form.formState;
  return {
    ...{ form, isSubmitting },
    /** What the control of a field takes. */
    field: (name: Path<Values>) => {
      const found: unknown = get(errors, name);
      const error = found as { message?: string } | undefined;
      return { error: error?.message, ...form.register(name) };
    },
    /**
     * Sends what has passed the schema, for `onSubmit`.
     *
     * @param save gets all of it, and what is not as it was when the form was opened: nothing else of something stored
     *   is to be sent, which another window may have changed meanwhile. It rejects with what the server answers
     */
    send:
      (save: (values: Checked, changed: Partial<Checked>) => Promise<unknown>) =>
      (event?: BaseSyntheticEvent): void => {
        const names = Object.keys(form.getValues()) as Path<Values>[];
        const submit = form.handleSubmit((values) =>
          save(values, changedOf(values, form.getValues())).catch(
            (error: unknown) => void showFieldErrors(error, form.setError, names),
          ),
        );
        void submit(event);
      },
  };
}
