/** Name, contact and profiles of a JSON Resume. */
import { z } from 'zod';

import type { ResumeContent } from '#contracts/resume-content.ts';

import { webPart } from '../links.ts';
import {
  entriesOf,
  filled,
  isAddress,
  isObject,
  textOf,
  validFields,
  type JsonObject,
} from './known-entry.ts';

const PLACE_FIELDS = ['address', 'postalCode', 'city', 'region', 'countryCode'];

export function basicsOf(content: ResumeContent, original: JsonObject): JsonObject {
  const { name, email, phone, location, linkedin, summary, _source } = content;
  const isMail = z.email().safeParse(email).success;
  const { email: _, url: __, ...kept } = validFields(original);
  const links = (_source?.links ?? []).filter((link) => link !== linkedin && link !== '');
  const site = links.find((link) => link === original['url'] && isAddress(link));
  return filled({
    ...kept,
    name,
    label: _source?.headline ?? '',
    ...(isMail ? { email } : { emailText: email }),
    phone,
    url: site ?? '',
    summary,
    location: placeOf(location, original['location']),
    profiles: [linkedin ?? '', ...links.filter((link) => link !== site)]
      .filter(Boolean)
      .map((link) => profileOf(link, entriesOf(original['profiles']))),
  });
}

/** As it came where it still says the same; else city and region are told apart by the first comma. */
function placeOf(place: string, original: unknown): JsonObject | '' {
  if (!place) return '';
  if (
    isObject(original) &&
    [original['city'], original['region']].map(textOf).filter(Boolean).join(', ') === place
  )
    return filled(Object.fromEntries(PLACE_FIELDS.map((key) => [key, textOf(original[key])])));
  const [city = '', ...rest] = place.split(', ');
  return filled({ city, region: rest.join(', ') });
}

function profileOf(link: string, known: JsonObject[]): JsonObject {
  const address = webPart(link).link ?? '';
  const same = known.find(({ url, username }) => url === link || url === address || username === link);
  if (same) return same;
  if (!isAddress(address)) return { username: link };
  const { hostname, pathname } = new URL(address);
  const isLinkedIn = /(?:^|\.)linkedin\.com$/.test(hostname);
  const network = isLinkedIn ? 'LinkedIn' : hostname.replace(/^www\./, '');
  return filled({ network, username: pathname.split('/').findLast(Boolean) ?? '', url: address });
}
