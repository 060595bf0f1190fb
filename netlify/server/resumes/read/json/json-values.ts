/** Values of a JSON that anybody may have written. */
export type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const record = (value: unknown): Json | undefined => (isRecord(value) ? value : undefined);

const MOST = 500;

/** The records of a list, or none; a text among them is a name, as older resumes have it. */
export const list = (value: unknown): Json[] =>
  Array.isArray(value)
    ? value
        .slice(0, MOST)
        .map(named)
        .filter((one) => one !== undefined)
    : [];

/** A text or a number as text, tidied as the contract does it. */
export const text = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
};

export const texts = (value: unknown): string[] => {
  const many: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  return many.slice(0, MOST).map(text).filter(Boolean);
};

/** A record of a list; a text is one with that name. */
function named(value: unknown): Json | undefined {
  return typeof value === 'string' ? { name: value, language: value, title: value } : record(value);
}
