/** In which of the languages that are read a resume is written, and what its paper says in it. */
import type { ResumeContent } from './resume-content.ts';

/** As Word and PDF name them. */
export const LOCALES = { en: 'en-US', de: 'de-DE', fr: 'fr-FR' } as const;
export type ResumeLanguage = keyof typeof LOCALES;

const WORDS: Record<ResumeLanguage, string> = {
  en: 'Summary|Experience|Education|Skills|Certifications|Achievements|Projects|Awards|Publications|Volunteering|Languages|Interests|References|Contact|From|Until|Present|GPA|Page|of|January|February|March|April|May|June|July|August|September|October|November|December',
  de: 'Profil|Berufserfahrung|Ausbildung|Kenntnisse|Zertifikate|Erfolge|Projekte|Auszeichnungen|Publikationen|Ehrenamt|Sprachen|Interessen|Referenzen|Kontakt|Von|Bis|heute|Note|Seite|von|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  fr: 'Profil|Expérience professionnelle|Formation|Compétences|Certifications|Réalisations|Projets|Distinctions|Publications|Bénévolat|Langues|Centres d’intérêt|Références|Contact|De|Jusqu’en|aujourd’hui|Note|Page|sur|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
};
const wordsOf = (language: ResumeLanguage) => WORDS[language].split('|');

/** What the paper says instead of a word of the English one. */
export const paperWord = (english: string, language: ResumeLanguage): string =>
  wordsOf(language)[wordsOf('en').indexOf(english)] ?? english;
/** The English word for one of the paper. */
export const englishWord = (word: string, language: ResumeLanguage): string =>
  wordsOf('en')[wordsOf(language).indexOf(word)] ?? word;

/** Small words and names of languages that few neighbours of the language have. */
const TELLING: Record<ResumeLanguage, string> = {
  en: 'the and of to with by from into english german french',
  de: 'und der das von für mit im bei zur zum eine einer eines einem sowie auf nach durch über deutsch englisch französisch',
  fr: 'et les du pour avec dans au aux une sur leur français anglais allemand',
};
const LANGUAGES = (Object.keys(WORDS) as ResumeLanguage[]).map((language) => ({
  language,
  telling: new Set(`${TELLING[language]} ${wordsOf(language).slice(-12).join(' ')}`.toLowerCase().split(' ')),
}));
/** In words: from here on a text is of another language where so few of them tell. */
const ENOUGH = 80;
const FEWEST = 0.02;

/** By the words of its texts; nothing for another language, English for too little text to tell. */
export function languageOf({ summary, experience, education, achievements, _source }: ResumeContent) {
  const texts = [
    ...[summary, ...achievements, ...education.map(({ degree }) => degree)],
    ...experience.flatMap(({ title, bullets }) => [title, ...bullets]),
    ...(_source ? [..._source.languages, ..._source.projects, ...Object.values(_source.dates)] : []),
  ];
  const words = texts
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const counts = LANGUAGES.map(({ telling }) => words.filter((word) => telling.has(word)).length);
  const most = Math.max(...counts);
  const isTold = words.length < ENOUGH || most >= FEWEST * words.length;
  return isTold ? LANGUAGES[counts.indexOf(most)]?.language : undefined;
}
