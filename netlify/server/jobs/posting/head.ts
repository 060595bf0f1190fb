/** What the head of a page tells of a job where there is no structured data. */
import { barePosition, isGenericTitle, wordedTitle } from './fields/titles.ts';
import type { PageHead } from './page/page-head.ts';
import { lineOf, textOf } from './plain-text.ts';
import { isPlace } from './words/places.ts';
import { plain } from './words/plain.ts';

export type HeadFields = {
  company: string | null;
  position: string | null;
  location: string | null;
  description: string | null;
  /** The whole title, without the site's name. */
  title: string;
};

/** Company and position by the title, the rest by the description; null for what is not said. */
export function fieldsOfHead({ title, heading, meta }: PageHead): HeadFields {
  const site = lineOf(meta.get('og:site_name'));
  const shown = lineOf(meta.get('og:title')) ?? lineOf(meta.get('twitter:title')) ?? lineOf(title);
  const whole = withoutSite(shown ?? lineOf(heading) ?? '', site);
  const parts = wordedTitle(whole);
  const told = wordedTitle(lineOf(title) ?? '');
  const description =
    meta.get('og:description') ?? meta.get('twitter:description') ?? meta.get('description');
  return {
    company: lineOf(parts.company ?? (told.position === whole ? told.company : undefined)),
    position: lineOf(parts.position ?? whole),
    location: lineOf(parts.location),
    description: textOf(description),
    title: whole,
  };
}

/** The title without `| Name of the site` at its end. */
function withoutSite(title: string, site: string | null): string {
  const [, rest, last] = /^(.+) [|–—-] ([^|–—]+)$/.exec(title) ?? [];
  if (rest === undefined || last === undefined) return title;
  return title.includes(' | ') || last.toLowerCase() === site?.toLowerCase() ? rest : title;
}

const SEPARATOR = /\s[|–—·•-]\s|\s?\|\s?|\s»\s|\s::?\s|\s-\s/;

/** The parts of all titles of a page, apart from those that are places. */
export function titleParts({ title, meta }: Pick<PageHead, 'title' | 'meta'>): string[] {
  const titles = [meta.get('og:title'), meta.get('twitter:title'), title].map((text) => lineOf(text) ?? '');
  const parts = titles.flatMap((text) => text.split(SEPARATOR)).map((part) => part.trim());
  return [
    ...new Map(
      parts.filter((part) => part.length > 1 && !isPlace(part)).map((part) => [plain(part), part]),
    ).values(),
  ];
}

/** The position that the first heading names, where it is one of its own. */
export function headingPosition(heading: string): string | undefined {
  const line = lineOf(heading);
  if (line === null || isGenericTitle(line) || line.length > 150) return undefined;
  const { position } = wordedTitle(line);
  return barePosition(position ?? line);
}
