/** Every field of `content/` in a table: what content/README.md says of it. */
import { noteOf } from './field-notes.ts';
import { CONTENT_KINDS, type ContentKind } from './files.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schemas.ts';

export type Field = { path: string; isNeeded: boolean; form: string; note: string };

/** The fields of a kind, in the order of its schema; those of an object follow it. */
export const fieldsOf = (kind: ContentKind): Field[] => fieldsIn(jsonSchemaOf(kind), kind.name, '');

function fieldsIn(schema: JsonSchema, kind: string, path: string): Field[] {
  return alternatives(schema).flatMap((one) => {
    const inside = Object.entries(one.properties ?? {}).flatMap(([name, field]) => {
      if (!isSchema(field)) return [];
      const at = path ? `${path}.${name}` : name;
      const isNeeded = one.required?.includes(name) ?? false;
      const own = { path: at, isNeeded, form: formOf(field, isNeeded), note: noteOf(kind, at) ?? '' };
      return [own, ...fieldsIn(field, kind, at)];
    });
    const others = isSchema(one.additionalProperties) ? one.additionalProperties : undefined;
    const names = isSchema(one.propertyNames) ? one.propertyNames.enum?.map(String) : undefined;
    const inRecord = (names ?? ['*']).flatMap((name) =>
      others && path
        ? [...ownOfRecord(others, kind, `${path}.${name}`), ...fieldsIn(others, kind, `${path}.${name}`)]
        : [],
    );
    return [...inside, ...inRecord, ...(isSchema(one.items) ? fieldsIn(one.items, kind, `${path}[]`) : [])];
  });
}

/** An entry of a set of names, each of which may be left out. */
const ownOfRecord = (schema: JsonSchema, kind: string, path: string): Field[] => [
  { path, isNeeded: false, form: formOf(schema, false), note: noteOf(kind, path) ?? '' },
];

const isSchema = (one: unknown): one is JsonSchema =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

const alternatives = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf ? schema.anyOf.filter(isSchema).filter(({ type }) => type !== 'null') : [schema];

/** "text (at most 120 characters)"; nothing at all may always stand for what is not needed. */
function formOf(schema: JsonSchema, isNeeded: boolean): string {
  const forms = [...new Set(alternatives(schema).map(singleForm))];
  const canBeNull = isNeeded && (schema.anyOf ?? []).some((one) => isSchema(one) && one.type === 'null');
  const isDefaultShown = ['string', 'number', 'boolean'].includes(typeof schema.default);
  return [forms.join(' or '), canBeNull && 'or `null`', isDefaultShown && `(\`${String(schema.default)}\`)`]
    .filter(Boolean)
    .join(' ');
}

function singleForm(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  switch (schema.type) {
    case 'array':
      return `list${bounds(schema.minItems, schema.maxItems, 'entries')}${isSchema(schema.items) ? ` of ${plural(formOf(schema.items, false))}` : ''}`;
    case 'integer':
      if (schema.minimum === 1000 && schema.maximum === 9999) return '`YYYY`';
      return `whole number${bounds(bounded(schema.minimum), bounded(schema.maximum), '')}`;
    case 'object':
      return 'fields';
    case 'boolean':
      return '`true` or `false`';
    case 'string':
      return textForm(schema);
    default:
      return String(schema.type ?? 'anything');
  }
}

function textForm({ format, pattern, maxLength }: JsonSchema): string {
  if (format === 'uri') return 'https address';
  if (format === 'email') return 'e-mail address';
  if (format === 'date-time') return 'moment';
  if (pattern?.startsWith('^\\d{4}')) return '`YYYY-MM`';
  return `text${bounds(undefined, maxLength, 'characters')}`;
}

const plural = (form: string): string =>
  form.replace(/^text\b/, 'texts').replace(/^https address/, 'https addresses');

/** zod writes the limits of a safe integer where there is no limit. */
const bounded = (limit: number | undefined): number | undefined =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;

function bounds(least: number | undefined, most: number | undefined, unit: string): string {
  const limits = [least !== undefined && `at least ${least}`, most !== undefined && `at most ${most}`].filter(
    Boolean,
  );
  return limits.length > 0 ? ` (${limits.join(', ')}${unit && ` ${unit}`})` : '';
}

/** Of the sentences there is a list already, with where each shows. */
const TABLED = CONTENT_KINDS.filter(({ name }) => name !== 'phrases');

/** A heading and a table for each kind. */
function fieldTables(): string {
  return TABLED.map((kind) => {
    const place = 'file' in kind.place ? kind.place.file : `${kind.place.folder}/*${kind.place.ending}`;
    const rows = fieldsOf(kind).map(
      ({ path, isNeeded, form, note }) => `| \`${path}\` | ${isNeeded ? 'yes' : ''} | ${form} | ${note} |`,
    );
    const presence = kind.isNeeded ? 'Needed.' : 'May be absent.';
    return [
      `### ${place}`,
      presence,
      '',
      '| field | needed | form | what it is, where it shows |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n');
  }).join('\n\n');
}

/** Everything of content/README.md after this line is written by `npm run describe:content`. */
const MARK = '<!-- fields -->';

/** The README with new tables. */
export const withTables = (readme: string): string =>
  `${readme.slice(0, readme.indexOf(MARK) + MARK.length)}\n\n${fieldTables()}\n`;
