/** Entries of a JSON Resume as it came, as far as they follow https://jsonresume.org/schema 1.0.0. */

export type JsonObject = Record<string, unknown>;

/** What the schema wants to be text; a field that it does not know may be anything. */
const TEXTS = new Set(
  `name position location description summary organization institution area studyType score title awarder
   issuer publisher level language fluency reference entity type label image phone username network`.split(
    /\s+/,
  ),
);
const LISTS = new Set(['highlights', 'keywords', 'courses', 'roles']);
const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
const ISO_DATE = /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/;
/** Deeper than any resume; a file may nest without end. */
const DEPTH_MAXIMUM = 12;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isIsoDate = (text: string): boolean => ISO_DATE.test(text);

export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);

/** The entries of a list, without the fields that the schema would refuse. */
export function entriesOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject).map(validFields) : [];
}

export function validFields(entry: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(entry).filter(([key, value]) => isValid(key, value)));
}

function isValid(key: string, value: unknown): boolean {
  if (TEXTS.has(key)) return typeof value === 'string';
  if (LISTS.has(key)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (DATES.has(key)) return typeof value === 'string' && isIsoDate(value);
  return key === 'url' ? isAddress(value) : isShallow(value, DEPTH_MAXIMUM);
}

export function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isShallow(item, depth - 1));
}

/** Without what is empty. */
export function filled(object: JsonObject): JsonObject {
  const isFilled = (value: unknown) =>
    value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(object).filter(([, value]) => isFilled(value)));
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
