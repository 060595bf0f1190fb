/** Inputs of a contract: what a valid call holds, with a text in every place that takes any. */

import { z } from 'zod';

import { requestOf, type AnyProcedure } from '#contracts/address.ts';

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
  maxItems?: number;
  maxLength?: number;
  additionalProperties?: Schema | boolean;
  propertyNames?: { enum?: string[] };
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
  startDate: '2019-05',
  endDate: 'present',
  graduationDate: '2014',
  link: undefined,
  version: 0,
  basedOn: null,
};

/** Left out where a call does without: with it a change is one to a version that is known. */
const OPTIONAL = new Set(['updatedAt']);

/** Where a text may go, as a path such as `values.title`, `history[].content` or `dates{}`, of names unknown before. */
export type Place = { at: string; maximum: number | undefined };

/** What to fill a sample with. */
type Filling = {
  textAt: (place: Place) => string | undefined;
  /** How long a list is; one entry without it. */
  entriesOf?: (maximum: number | undefined) => number;
};

/** What a contract takes, as JSON Schema. */
export const jsonSchemaOf = (input: NonNullable<AnyProcedure['~orpc']['inputSchema']>): Schema =>
  z.toJSONSchema(input as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema;

/** A request that the contract takes: its method, its address, and its body unless it is a GET. */
export function sampleRequest(procedure: AnyProcedure) {
  const { inputSchema, route } = procedure['~orpc'];
  const sample: unknown = inputSchema ? sampleOf(jsonSchemaOf(inputSchema), { textAt: () => undefined }) : {};
  const isDetailed = route.inputStructure === 'detailed' && typeof sample === 'object';
  return requestOf(procedure, isDetailed && sample && 'params' in sample ? sample.params : sample);
}

/** Every place of a schema that takes any text. */
export function placesOf(schema: Schema, at = ''): Place[] {
  const { properties, items, additionalProperties, ...found } = resolved(schema);
  if (properties)
    return Object.entries(properties).flatMap(([name, inner]) => placesOf(inner, nameAt(at, name)));
  if (items) return placesOf(items, `${at}[]`);
  if (typeof additionalProperties === 'object') return placesOf(additionalProperties, `${at}{}`);
  return isText(found) ? [{ at, maximum: found.maxLength }] : [];
}

/** Whether a text of any letters is right there. */
export const isFree = ({ at }: Place): boolean => !Object.hasOwn(KNOWN, nameOf(at));

/** A valid value, with a text in each place that gets one. */
export function sampleOf(schema: Schema, filling: Filling, at = ''): unknown {
  const found = resolved(schema);
  const { properties, items, additionalProperties, required = [] } = found;
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).flatMap(([key, inner]) => {
        const place = nameAt(at, key);
        const isLeftOut =
          OPTIONAL.has(key) && !required.includes(key) && !filling.textAt({ at: place, maximum: 1 });
        const value = isLeftOut ? undefined : sampleOf(inner, filling, place);
        if (value === undefined && required.includes(key)) return [[key, 'a']];
        return value === undefined ? [] : [[key, value]];
      }),
    );
  if (items) {
    const entries = Array.from({ length: filling.entriesOf?.(found.maxItems) ?? 1 }, () =>
      sampleOf(items, filling, `${at}[]`),
    );
    return entries.filter((entry) => entry !== undefined);
  }
  if (typeof additionalProperties === 'object')
    return {
      [found.propertyNames?.enum?.[0] ?? 'a']: sampleOf(additionalProperties, filling, `${at}{}`),
    };
  return simpleSampleOf(found, filling, at);
}

function simpleSampleOf(schema: Schema, { textAt }: Filling, at: string): unknown {
  const { type, enum: values, minimum = 1, maxLength = 1 } = schema;
  if (isText(schema)) {
    const text = textAt({ at, maximum: maxLength });
    if (text !== undefined) return text;
  }
  const name = nameOf(at);
  if (Object.hasOwn(KNOWN, name) && !(name === 'id' && type === 'string')) return KNOWN[name];
  if (schema.const !== undefined) return schema.const;
  if (values) return values[0];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1);
  return type === 'string' ? 'a'.repeat(Math.min(maxLength, 1)) : undefined;
}

const nameAt = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);
const nameOf = (at: string) =>
  at
    .replaceAll(/\[\]|\{\}/g, '')
    .split('.')
    .at(-1) ?? '';

const isText = ({ type, enum: values, const: only }: Schema) =>
  (type === 'string' || type === undefined) && values === undefined && only === undefined;

/** Of several the first that is something. */
function resolved(schema: Schema): Schema {
  const several = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const first = several.find(({ type }) => type !== undefined && type !== 'null') ?? several[0];
  return first ? { ...resolved(first), ...(schema.maxLength !== undefined && schema) } : schema;
}
