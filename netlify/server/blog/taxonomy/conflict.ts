import { apiError } from '../../api/errors.ts';

type Named = { name: string; slug: string };

/** @throws 409 naming the field that another one has (BA-6). */
export function assertUnique(what: 'category' | 'tag', wanted: Named, others: Named[]): void {
  const fields: Record<string, string> = {};
  if (others.some(({ name }) => name.toLowerCase() === wanted.name.toLowerCase()))
    fields['name'] = `Another ${what} has this name`;
  if (others.some(({ slug }) => slug === wanted.slug)) fields['slug'] = `Another ${what} has this slug`;
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw apiError(409, 'CONFLICT', `${problem}.`, { fields });
}

/** @throws 422 for a merge with itself. */
export function assertTwo(id: number, into: number): void {
  if (id === into)
    throw apiError(422, 'INVALID', 'Please choose another one to merge into.', {
      fields: { into: 'Choose another one' },
    });
}
