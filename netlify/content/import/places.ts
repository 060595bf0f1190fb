/** What a place as people write it says of city, region and country. */

/** All codes but those that stand for another one today, such as that of East Germany. */
const CODES = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
).filter((code) => new Intl.Locale(`und-${code}`).region === code);
/** Languages in which exports and resumes name countries. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

export type Place = { city: string; region?: string; country?: string; countryCode?: string; mapUrl: string };

/** "Ljubljana, Slovenia" in its parts; undefined of nothing. */
export function placeOf(text: string): Place | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [city, ...others] = parts;
  if (!city) return undefined;
  const countryCode = codeOf(others.at(-1) ?? '');
  const country = countryCode ? others.at(-1) : undefined;
  const region = others.slice(0, countryCode ? -1 : undefined).join(', ');
  return {
    city,
    ...(region && { region }),
    ...(country && { country }),
    ...(countryCode && { countryCode }),
    mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(parts.join(', '))}`,
  };
}

/** ISO 3166-1 alpha-2 of the name of a country, or of the code itself. */
function codeOf(name: string): string | undefined {
  const wanted = name.toLowerCase();
  if (!wanted) return undefined;
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    const found = CODES.find((code) => names.of(code)?.toLowerCase() === wanted);
    if (found) return found;
  }
  return wanted === 'usa' ? 'US' : wanted === 'uk' ? 'GB' : undefined;
}
