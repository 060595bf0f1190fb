import { listOf, recordOf, type JsonRecord } from './json-ld.ts';
import { lineOf } from './plain-text.ts';

const PLACES_MAXIMUM = 10;

/** `Amsterdam, NL · Remote (Netherlands)`; null where the posting names no place. */
export function locationOf(posting: JsonRecord): string | null {
  const places = listOf(posting['jobLocation']).slice(0, PLACES_MAXIMUM).map(placeOf);
  return lineOf([...new Set([...places, remoteOf(posting)])].filter(Boolean).join(' · '));
}

function placeOf(value: unknown): string | null {
  const place = recordOf(value);
  if (!place) return lineOf(value);
  const address = recordOf(place['address']);
  if (!address) return lineOf(place['address']) ?? nameOf(place);
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((name) => nameOf(address[name]));
  const known = [...new Set(parts.filter(Boolean))].join(', ');
  return known || lineOf(address['streetAddress']) || nameOf(place);
}

function remoteOf(posting: JsonRecord): string | null {
  if (!listOf(posting['jobLocationType']).some((type) => /^telecommute$/i.test(lineOf(type) ?? '')))
    return null;
  const areas = listOf(posting['applicantLocationRequirements']).slice(0, PLACES_MAXIMUM).map(nameOf);
  const known = areas.filter(Boolean).join(', ');
  return known ? `Remote (${known})` : 'Remote';
}

/** The name of a thing that may be just a text. */
export function nameOf(value: unknown): string | null {
  return lineOf(recordOf(value)?.['name'] ?? value);
}
