/** The language that somebody writes in, for how a page writes dates and numbers. */
import type { Person } from './person.ts';

/** Words that stand in any text of a language, and in hardly one of the others. */
const COMMON: Record<string, ReadonlySet<string>> = {
  en: new Set('the and of for with from at by to a was were is our led'.split(' ')),
  de: new Set('und der die das mit für von im bei zur zum auf einer eines den'.split(' ')),
  fr: new Set('et le la les des du pour avec au aux une dans sur chez en'.split(' ')),
};
/** Where each is spoken, so that the country of the owner says which kind of it. */
const COUNTRIES: Record<string, readonly string[]> = {
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU'],
};
/** Fewer of the words than this may stand in a name. */
const WORDS_MINIMUM = 3;

/** `de`, `fr` or `en`, which stands for any other as well. */
export function languageOf(person: Person): string {
  const { headline, label, summary, roles, projects, skills } = person;
  const texts = [
    headline,
    label,
    ...summary,
    ...skills,
    ...roles.flatMap((role) => [
      role.title,
      role.description,
      ...role.achievements,
      ...role.responsibilities,
    ]),
    ...projects.map(({ description }) => description),
  ];
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(COMMON).map(([language, common]) => ({
    language,
    count: words.filter((word) => common.has(word)).length,
  }));
  const [most] = counts.sort((a, b) => b.count - a.count);
  return most && most.count >= WORDS_MINIMUM ? most.language : 'en';
}

/** A language tag for `locale` of brand.yaml; undefined where the one that the site has without it will do. */
export function localeOf(person: Person, countryCode: string | undefined): string | undefined {
  const language = languageOf(person);
  if (language === 'en') return undefined;
  return COUNTRIES[language]?.includes(countryCode ?? '') ? `${language}-${countryCode}` : language;
}
