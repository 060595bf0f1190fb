import type { Profile } from '#contracts/content.ts';

/** Where the owner lives, as far as it is told: "Vancouver, British Columbia, Canada". */
export function placeOf({ location: { city, region, country } }: Profile): string {
  return [city, region, country].filter(Boolean).join(', ');
}

/** A number as `tel:` takes it; empty for words such as "on request". */
export function telephoneOf({ phone }: Profile): string {
  const digits = phone.replaceAll(/[^+\d]/gu, '');
  return digits.length >= 3 ? digits : '';
}
