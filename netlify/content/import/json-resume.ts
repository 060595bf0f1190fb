/** The parts of a JSON Resume that the shape of a resume has no place for. */
import { z } from 'zod';

import type { ImportedProject, Notes, Person } from './person.ts';

const text = z.string().catch('');
const texts = z.array(text).catch([]);

const Parts = z.object({
  basics: z
    .object({
      label: text,
      location: z.object({ city: text, region: text, countryCode: text }).optional().catch(undefined),
    })
    .catch({ label: '' }),
  languages: z.array(z.object({ language: text, fluency: text })).catch([]),
  education: z.array(z.object({ institution: text, startDate: text })).catch([]),
  projects: z
    .array(
      z.object({
        name: text,
        description: text,
        highlights: texts,
        startDate: text,
        endDate: text,
        url: text,
      }),
    )
    .catch([]),
});

/** What such a file says more exactly than the shape can; nothing of what is none. */
export function partsOfJson(json: unknown, notes: Notes): Partial<Person> {
  const parts = json === undefined ? undefined : Parts.safeParse(json).data;
  if (!parts) return {};
  const { basics, languages, education, projects } = parts;
  const location = placeIn(basics.location);
  for (const { institution, startDate } of education)
    if (startDate) notes.leftOut.push(`the start of your time at "${institution}", ${startDate}`);
  for (const { name, startDate, endDate } of projects)
    if (startDate || endDate)
      notes.leftOut.push(
        `the dates of the project "${name}": ${[startDate, endDate].filter(Boolean).join(' to ')}`,
      );
  return {
    label: basics.label,
    headline: '',
    ...(location && { location }),
    languages: languages.flatMap(({ language, fluency }) => withLevel(language, fluency)),
    projects: projects.flatMap(projectOf),
  };
}

const withLevel = (language: string, level: string): string[] =>
  language ? [level ? `${language} (${level})` : language] : [];

/** With the name of the country, which a code stands for. */
function placeIn(location: z.infer<typeof Parts>['basics']['location']): string {
  if (!location) return '';
  const { city, region, countryCode } = location;
  const code = countryCode.toUpperCase();
  const country = /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames('en', { type: 'region' }).of(code) : '';
  return [city, region, country].filter(Boolean).join(', ');
}

function projectOf({
  name,
  description,
  highlights,
  url,
}: z.infer<typeof Parts>['projects'][number]): ImportedProject[] {
  const outcomes = highlights.filter(Boolean);
  if (!name) return [];
  return [
    {
      title: name,
      description: description || outcomes[0] || name,
      ...(url.startsWith('https://') && { url }),
      ...(outcomes.length > 0 && { outcomes }),
    },
  ];
}

/** Languages with how well each is spoken, where it or a line of the resume says it: "Espagnol (B1)", "Arabe : bilingue". */
export function languagesWithLevels(languages: readonly string[], lines: readonly string[]): string[] {
  return languages.flatMap((language) => {
    const at = language.search(/ ?[:(–]| - /);
    if (at > 0) return withLevel(language.slice(0, at), language.slice(at).replace(/^[ :(–-]+|\)$/g, ''));
    const line = lines.find((one) => one.includes(language)) ?? '';
    const rest = line.slice(line.indexOf(language) + language.length);
    const [, level = ''] = /^\s?[:(–-]\s?([^),;|•:]+)/.exec(rest) ?? [];
    return withLevel(language, level.trim());
  });
}
