/** What the server and the contract say about the fields of the form, whose lists are one text each. */
import { fieldErrorsOf } from '#lib/api/api-request.ts';

import { valueAt } from './value-at.ts';

export type Naming = {
  /** What the fields of the resume begin with in a refusal: `content` or `resume`. */
  content: string;
  /** What the title of the form is called in a refusal: `name` or `title`. */
  title: string;
};

type FieldMessage = { field: string; message: string };

/**
 * The messages of a refusal by the fields of the form; a list's entry is called its line.
 *
 * @param values the form, which says which fields there are
 */
export function refusedFields(error: unknown, values: unknown, naming: Naming): FieldMessage[] {
  const found = new Map<string, string[]>();
  for (const [path, message] of Object.entries(fieldErrorsOf(error))) {
    const place = placeOf(path, values, naming);
    if (!place) continue;
    const { field, line } = place;
    found.set(field, [
      ...(found.get(field) ?? []),
      line === undefined ? message : `Line ${line}: ${message}`,
    ]);
  }
  return [...found].map(([field, messages]) => ({ field, message: messages.join(' ') }));
}

function placeOf(path: string, values: unknown, { content, title }: Naming) {
  const isContent = path.startsWith(`${content}.`);
  const names = (isContent ? path.slice(content.length + 1) : path).split('.');
  const field = !isContent && path === title ? 'title' : ['content', ...names].join('.');
  if (isText(valueAt(values, field))) return { field, line: undefined };
  const list = field.split('.').slice(0, -1).join('.');
  const line = Number(names.at(-1)) + 1;
  return isText(valueAt(values, list)) && line > 0 ? { field: list, line } : undefined;
}

const isText = (value: unknown) => typeof value === 'string';

/** The message of a field in the form's errors; of a list those of its lines. */
export function messageAt(errors: unknown, path: string): string | undefined {
  const found = valueAt(errors, path);
  if (typeof found !== 'object' || found === null) return undefined;
  if ('message' in found && typeof found.message === 'string') return found.message;
  const lines = Object.entries(found).flatMap(([line, error]: [string, unknown]) => {
    const message = valueAt(error, 'message');
    return typeof message === 'string' ? [`Line ${Number(line) + 1}: ${message}`] : [];
  });
  return lines.length > 0 ? lines.join(' ') : undefined;
}
