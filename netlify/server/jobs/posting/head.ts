/** What the head of a page tells of a job where there is no structured data. */
import type { PageParts } from './page.ts';
import { lineOf, textOf } from './plain-text.ts';
import type { Fields } from './posting.ts';

/** How sites put company, position and place into a title. */
const TITLES: [pattern: RegExp, names: ('company' | 'position' | 'location')[]][] = [
  [/^job application for (.+) at (.+)$/i, ['position', 'company']],
  [/^(.+?) hiring (.+) in (.+)$/i, ['company', 'position', 'location']],
  [/^(.+?) (?:is )?hiring (?:an? )?(.+)$/i, ['company', 'position']],
  [/^(.+) (?:at|@) (.+)$/i, ['position', 'company']],
];

/** Company and position by the title, the rest by the description; null for what is not said. */
export function fieldsOfHead({ title, heading, meta }: PageParts): Fields {
  const site = lineOf(meta.get('og:site_name'));
  const shown = lineOf(meta.get('og:title')) ?? lineOf(meta.get('twitter:title')) ?? lineOf(title);
  const whole = withoutSite(shown ?? lineOf(heading) ?? '', site);
  const parts = partsOfTitle(whole);
  const description =
    meta.get('og:description') ?? meta.get('twitter:description') ?? meta.get('description');
  return {
    company: lineOf(parts['company']),
    position: lineOf(parts['position'] ?? whole),
    location: lineOf(parts['location']),
    salary: null,
    description: textOf(description),
    requirements: null,
    details: null,
  };
}

function partsOfTitle(title: string): Record<string, string> {
  for (const [pattern, names] of TITLES) {
    const [, ...values] = pattern.exec(title) ?? [];
    if (values.length > 0) return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  }
  return {};
}

/** The title without `| Name of the site` at its end. */
function withoutSite(title: string, site: string | null): string {
  const [, rest, last] = /^(.+) [|–—-] ([^|–—]+)$/.exec(title) ?? [];
  if (rest === undefined || last === undefined) return title;
  return title.includes(' | ') || last.toLowerCase() === site?.toLowerCase() ? rest : title;
}
