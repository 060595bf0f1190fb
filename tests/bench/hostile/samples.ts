/** Inputs of a contract: what a valid call holds, with a text in every place that takes any. */

/** Of a JSON Schema, what is looked at. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
};

/** What its name says that a schema does not; no text goes there unless it is asked for. */
const KNOWN: Record<string, unknown> = {
  id: 1,
  email: 'a@example.com',
  authorEmail: 'a@example.com',
  contactEmail: null,
  coverImage: null,
  jobUrl: null,
  hiringManagerLink: null,
  url: 'https://example.com/',
  appliedDate: '2026-01-01',
  nextStepDate: null,
  publishedAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  eventDate: '2026-01-01T00:00:00.000Z',
  from: '2026-01-01',
  to: '2026-12-31',
  slug: 'a-slug',
  key: 'post-1',
  color: '#3b82f6',
  status: undefined,
  tablename: 'contacts',
  sort: undefined,
  column: 'message',
  equals: undefined,
  parentId: undefined,
  targetId: 1,
  uploadId: undefined,
  website: undefined,
  after: undefined,
  draftKey: undefined,
  draftVersion: undefined,
  password: 'correct horse battery staple',
  newPassword: undefined,
};

/** Where a text may go, as a path such as `values.title` or `history.0.content`. */
export type Place = { at: string; maximum: number | undefined };

/** Every place of a schema that takes any text. */
export function placesOf(schema: Schema, at = ''): Place[] {
  const { properties, items, type } = resolved(schema);
  if (properties)
    return Object.entries(properties).flatMap(([name, inner]) =>
      placesOf(inner, at === '' ? name : `${at}.${name}`),
    );
  if (items) return placesOf(items, `${at}.0`);
  const isText = type === 'string' && resolved(schema).enum === undefined;
  return isText ? [{ at, maximum: resolved(schema).maxLength }] : [];
}

/** Whether a text of any letters is right there. */
export const isFree = ({ at }: Place): boolean => !Object.hasOwn(KNOWN, at.split('.').at(-1) ?? '');

/** A valid value, with `textAt` in its places. */
export function sampleOf(schema: Schema, textAt: (place: Place) => string | undefined, at = ''): unknown {
  const found = resolved(schema);
  const { properties, items, type, enum: values } = found;
  const name = at.split('.').at(-1) ?? '';
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).flatMap(([key, inner]) => {
        const value = sampleOf(inner, textAt, at === '' ? key : `${at}.${key}`);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  if (items) {
    const one = sampleOf(items, textAt, `${at}.0`);
    return one === undefined ? [] : [one];
  }
  if (type === 'string' && values === undefined) {
    const text = textAt({ at, maximum: found.maxLength });
    if (text !== undefined) return text;
  }
  if (Object.hasOwn(KNOWN, name)) return KNOWN[name];
  if (found.const !== undefined) return found.const;
  if (values) return values[0];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(found.minimum ?? 1, 1);
  return type === 'string' ? 'a'.repeat(Math.min(found.maxLength ?? 1, 1)) : undefined;
}

/** Of several the first that is something. */
function resolved(schema: Schema): Schema {
  const [first] = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].filter(({ type }) => type !== 'null');
  return first ? { ...resolved(first), ...(schema.maxLength !== undefined && schema) } : schema;
}
