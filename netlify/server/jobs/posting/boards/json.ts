/** JSON of a board, whatever it holds. */
import { recordOf, type JsonRecord } from '../json-ld.ts';

/** @returns nothing for what is no JSON object */
export function jsonRecord(text: string): JsonRecord | undefined {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return undefined; // no JSON: the page is read instead
  }
}

/** A moment as its day. */
export const dayOfMoment = (value: unknown): string | undefined => {
  const date = new Date(typeof value === 'number' ? value : typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
};

/** A place of a few names. */
export const placeOf = (locality: unknown, region?: unknown, country?: unknown): JsonRecord => ({
  '@type': 'Place',
  address: { addressLocality: locality, addressRegion: region, addressCountry: country },
});

/** `full_time`, `FullTime` and `Full-time` as schema.org writes them. */
export const kindOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
        .slice(0, 60)
        .replace(/([a-z])([A-Z])/g, '$1_$2')
        .replace(/[\s-]+/g, '_')
        .toUpperCase()
    : undefined;
