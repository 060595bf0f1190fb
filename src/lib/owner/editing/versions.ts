/** Two versions of a text, when it was changed elsewhere while it was edited. */
import type { z } from 'zod';

import { isRequestError } from '../../api/api-request.ts';

export type Side = 'mine' | 'theirs';

/** The parts of a form in which two versions of it can differ, in its order. */
export type Parts<Values, Name extends string> = {
  labels: Readonly<Record<Name, string>>;
  differences: (one: Values, other: Values) => Name[];
  /** What stands in a part, in words. */
  wordsOf: (values: Values, name: Name) => string;
  /** `mine` with some parts of `theirs`. */
  taking: (mine: Values, theirs: Values, names: readonly Name[]) => Values;
};

/** The same of a form whose parts are its fields. */
export const takingFields = <Values>(
  mine: Values,
  theirs: Values,
  names: readonly (keyof Values)[],
): Values => ({ ...mine, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) });

/** A part in which two versions differ, and the side that is kept. */
export type Choice<Name extends string> = { name: Name; keep: Side };

/** What differs, with the side that is kept unless somebody chooses: the one that changed what mine began with. */
export function choicesOf<Values, Name extends string>(
  differences: (one: Values, other: Values) => Name[],
  { base, mine, theirs }: Readonly<Record<'base' | Side, Values>>,
): Choice<Name>[] {
  const touched = new Set(differences(base, mine));
  return differences(mine, theirs).map((name) => ({ name, keep: touched.has(name) ? 'mine' : 'theirs' }));
}

/** What is stored now, when a save was refused because another one came before (409 with `current`). */
export function currentOf<Value>(error: unknown, schema: z.ZodType<Value>): Value | undefined {
  const body = isRequestError(error) && error.status === 409 ? error.body : undefined;
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
  return schema.safeParse(current).data;
}
