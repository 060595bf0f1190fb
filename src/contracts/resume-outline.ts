/** What stands on the paper of a resume, told once for its files and its preview: its sections in order, each text with its path. */
import type { ResumeContent } from './resume-content.ts';
import { englishWord, languageOf, paperWord, type ResumeLanguage } from './resume-language.ts';
import type { ResumeLayout } from './resume-views.ts';

/** A text, and all that it was put together from. */
export type OutlineText = { text: string; paths: readonly string[] };
export type OutlineEntry = {
  path: string;
  title: OutlineText;
  /** At the right edge: a period or a date. */
  aside: OutlineText;
  details: OutlineText[];
  bullets: OutlineText[];
};
export type OutlineSection = { heading: string } & (
  | { kind: 'text' | 'bullets' | 'list'; texts: OutlineText[] }
  | { kind: 'entries'; entries: OutlineEntry[] }
);
export type ResumeOutline = {
  /** Of its headings and dates. */
  language: ResumeLanguage;
  name: OutlineText;
  headline: OutlineText;
  contact: OutlineText[];
  /** The contact stands in the narrow column. */
  isContactAside: boolean;
  main: OutlineSection[];
  side: OutlineSection[];
};

/** What stands on the paper, without what is empty. */
export function outlineOf(content: ResumeContent, layout: ResumeLayout): ResumeOutline {
  const { name, email, phone, location, linkedin = '', _source } = content;
  const links = listed('_source.links', _source?.links).filter(({ text }) => text !== linkedin);
  const left = (_source?.others ?? []).flatMap(({ heading, lines }, index) =>
    isContactHeading(heading) ? listed(`_source.others.${index}.lines`, lines) : [],
  );
  const contact = [
    textAt('email', email),
    textAt('phone', phone),
    textAt('location', location),
    textAt('linkedin', linkedin),
    ...links,
    ...left,
  ].filter(isSaid);
  const language = languageOf(content) ?? 'en';
  const sections = sectionsOf(content, language);
  const { hasContact, aside } =
    layout === 'sidebar' ? sideOf(contact, sections) : { hasContact: false, aside: new Set<number>() };
  const titled = sections.map((each) => ({ ...each, heading: paperWord(each.heading, language) }));
  return {
    language,
    name: textAt('name', name),
    headline: textAt('_source.headline', _source?.headline ?? ''),
    contact,
    isContactAside: hasContact,
    main: titled.filter((_, index) => !aside.has(index)),
    side: titled.filter((_, index) => aside.has(index)),
  };
}

const linesOf = (texts: readonly OutlineText[]): string[] => texts.map(({ text }) => text);
/** What of a section can stand in the narrow column. */
const sideLines = (section: OutlineSection): string[] =>
  section.kind === 'bullets' || section.kind === 'list' ? linesOf(section.texts) : [];

/** With English headings, which the paper translates. */
function sectionsOf(
  { summary, _source: source, ...content }: ResumeContent,
  language: ResumeLanguage,
): OutlineSection[] {
  const paragraphs = summary.split(/\n+/u).map((text) => textAt('summary', text));
  const bullets = (heading: string, path: string, list: readonly string[] | undefined): OutlineSection => ({
    ...{ heading, kind: 'bullets', texts: listed(path, list) },
  });
  const list = (heading: string, path: string, items: readonly string[] | undefined): OutlineSection => ({
    ...{ heading, kind: 'list', texts: listed(path, items) },
  });
  const sections: OutlineSection[] = [
    { heading: 'Summary', kind: 'text', texts: paragraphs.filter(isSaid) },
    { heading: 'Experience', kind: 'entries', entries: jobsOf(content, source?.dates ?? {}, language) },
    { heading: 'Education', kind: 'entries', entries: degreesOf(content, source?.dates ?? {}, language) },
    list('Skills', 'skills', content.skills),
    bullets('Certifications', 'certifications', content.certifications),
    bullets('Achievements', 'achievements', content.achievements),
    bullets('Projects', '_source.projects', source?.projects),
    {
      heading: 'Awards',
      kind: 'bullets',
      texts: listed('_source.awards', source?.awards).filter(
        ({ text }) => !content.achievements.includes(text),
      ),
    },
    bullets('Publications', '_source.publications', source?.publications),
    bullets('Volunteering', '_source.volunteering', source?.volunteering),
    list('Languages', '_source.languages', source?.languages),
    list('Interests', '_source.interests', source?.interests),
    bullets('References', '_source.references', source?.references),
  ];
  const others = (source?.others ?? []).map(({ heading, lines }, index) => ({
    heading: englishWord(heading, language),
    texts: listed(`_source.others.${index}.lines`, lines),
  }));
  return withOthers(sections.filter(hasTexts), others);
}

const hasTexts = (section: OutlineSection): boolean =>
  section.kind === 'entries' ? section.entries.length > 0 : section.texts.length > 0;

type Other = { heading: string; texts: OutlineText[] };

/** What has the heading of a known section goes there, all else before the sections that close a resume. */
function withOthers(sections: OutlineSection[], others: readonly Other[]): OutlineSection[] {
  const result = [...sections];
  for (const other of others) {
    const { heading, texts } = other;
    if (isContactHeading(heading) || texts.length === 0) continue;
    const at = result.findIndex((section) => isSaidBy(section, other));
    const known = result[at];
    if (known === undefined) result.splice(endOfWork(result), 0, { heading, kind: 'bullets', texts });
    else if (known.kind !== 'entries')
      result[at] = { ...known, texts: known.heading === 'Languages' ? texts : [...known.texts, ...texts] };
    else {
      const path = texts[0]?.paths[0] ?? '';
      const none = { text: '', paths: [] };
      result[at] = {
        ...known,
        entries: [...known.entries, { path, title: none, aside: none, details: [], bullets: texts }],
      };
    }
  }
  return result;
}

const endOfWork = (sections: readonly OutlineSection[]): number => {
  const at = sections.findIndex(({ heading }) => isClosingHeading(heading));
  return at < 0 ? sections.length : at;
};

type Dates = Readonly<Record<string, string>>;

function jobsOf({ experience }: Pick<ResumeContent, 'experience'>, dates: Dates, language: ResumeLanguage) {
  const entries = experience.map((job, index): OutlineEntry => {
    const path = `experience.${index}`;
    const [start, end] = [`${path}.startDate`, `${path}.endDate`];
    const [from, to] = [job.startDate || (dates[start] ?? ''), job.endDate || (dates[end] ?? '')];
    return {
      path,
      title: textAt(`${path}.title`, job.title),
      aside: { text: formatPeriod(from, to, language), paths: [start, end] },
      details: [textAt(`${path}.company`, job.company), textAt(`${path}.location`, job.location)].filter(
        isSaid,
      ),
      bullets: listed(`${path}.bullets`, job.bullets),
    };
  });
  return entries.filter(saysAnything);
}

function degreesOf({ education }: Pick<ResumeContent, 'education'>, dates: Dates, language: ResumeLanguage) {
  const entries = education.map(({ degree, school, location, graduationDate, gpa }, index): OutlineEntry => {
    const path = `education.${index}`;
    const at = `${path}.graduationDate`;
    return {
      path,
      title: textAt(`${path}.degree`, degree),
      aside: { text: formatDate(graduationDate || (dates[at] ?? ''), language), paths: [at] },
      details: [
        textAt(`${path}.school`, school),
        textAt(`${path}.location`, location),
        textAt(`${path}.gpa`, gpa && `${paperWord('GPA', language)}: ${gpa}`),
      ].filter(isSaid),
      bullets: [],
    };
  });
  return entries.filter(saysAnything);
}

const textAt = (path: string, text: string): OutlineText => ({ text, paths: [path] });
const isSaid = ({ text }: OutlineText) => text.trim() !== '';
const listed = (path: string, texts: readonly string[] = []): OutlineText[] =>
  texts.map((text, index) => textAt(`${path}.${index}`, text)).filter(isSaid);
const saysAnything = ({ title, aside, details, bullets }: OutlineEntry) =>
  [title, aside, ...details, ...bullets].some(isSaid);

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore
const YEAR_AND_MONTH = /^(\d{4})-(\d{2})$/;

/** `2019-05` as `May 2019`; a year stays one, `present` is `Present`, and what is none of them stays as it is. */
export function formatDate(date: string, language: ResumeLanguage = 'en'): string {
  if (date === 'present') return paperWord('Present', language);
  const [, year, month] = YEAR_AND_MONTH.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year && name ? `${paperWord(name, language)} ${year}` : date;
}

/** `May 2019 – Present`; a period that lacks an end or a beginning says so in a word, so that it is no other. */
export function formatPeriod(start: string, end: string, language: ResumeLanguage = 'en'): string {
  const [from, to] = [formatDate(start, language), formatDate(end, language)];
  if (start && end) return `${from} – ${to}`;
  if (start) return `${paperWord('From', language)} ${from}`;
  return !end || end === 'present' ? to : `${paperWord('Until', language)} ${to}`;
}

/** The narrow column: on the right of the first page, beneath the name. All lengths are in points. */
export const SIDE = {
  width: 146,
  size: 9.5,
  leading: 12.5,
  after: 3,
  heading: { before: 14, leading: 14, after: 4 },
  /** Of the first page, what its margins, the name and a long title leave on US letter, which is lower than A4. */
  height: 550,
} as const;

/** Of the face's size: wider than its average letter, so that the estimate is rather too high. */
const LETTER_WIDTH = 0.5;
const LETTERS = Math.floor(SIDE.width / (SIDE.size * LETTER_WIDTH));
const HEADINGS = ['Skills', 'Languages', 'Certifications', 'Interests'];
const CONTACT = ['', 'contact', 'kontakt', 'coordonnées'];

/** Lines of the head that are neither address nor place stand beneath such a heading. */
const isContactHeading = (heading: string): boolean => CONTACT.includes(heading.toLowerCase());

/** An address that is too wide is shown without its scheme: in two lines nobody could copy it. */
export const inSideColumn = (text: string): string =>
  text.length > LETTERS ? text.replace(/^https?:\/\/(?:www\.)?/, '') : text;

const CLOSING = ['Languages', 'Interests', 'References'];
/** What the others of a resume stand before. */
const isClosingHeading = (heading: string): boolean => CLOSING.includes(heading);

/** A section has the other's heading; languages with their levels stand for those without. */
function isSaidBy(section: OutlineSection, other: Other): boolean {
  if (section.heading.toLowerCase() === other.heading.toLowerCase()) return true;
  const said = linesOf(other.texts).join('\n');
  return section.heading === 'Languages' && sideLines(section).every((line) => said.includes(line));
}

/**
 * Sections go aside in their order, the contact first; the first that does not fit stays in the main column, as do
 * those after it. `aside` has their places.
 */
function sideOf(
  contact: readonly OutlineText[],
  sections: readonly OutlineSection[],
): { hasContact: boolean; aside: ReadonlySet<number> } {
  const narrow = linesOf(contact).map(inSideColumn);
  const fits = contact.length > 0 && narrow.every((text) => text.length <= LETTERS);
  const aside = new Set<number>();
  let height = fits ? estimatedHeight(narrow) : 0;
  if (height > SIDE.height) return { hasContact: false, aside };
  for (const [index, section] of sections.entries()) {
    if (!HEADINGS.includes(section.heading)) continue;
    height += estimatedHeight(sideLines(section));
    if (height > SIDE.height) break;
    aside.add(index);
  }
  return { hasContact: fits, aside };
}

function estimatedHeight(lines: readonly string[]): number {
  const { leading, after, heading } = SIDE;
  return lines.reduce(
    (sum, text) => sum + Math.ceil((text.length + 4) / LETTERS) * leading + after,
    heading.before + heading.leading + heading.after,
  );
}
