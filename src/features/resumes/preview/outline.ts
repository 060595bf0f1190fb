/** A resume as its files show it: the same sections in the same order, each text with its path. */
import {
  inSideColumn,
  isClosingHeading,
  isContactHeading,
  isSaidBy,
  sideOf,
} from '#contracts/resume-columns.ts';
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeLayout } from '#contracts/resume-views.ts';

/** A text, and all that it was put together from. */
export type PaperText = { text: string; paths: readonly string[] };
export type PaperEntry = {
  path: string;
  title: PaperText;
  /** At the right edge: a period or a date. */
  aside: PaperText;
  details: PaperText[];
  bullets: PaperText[];
};
export type PaperSection = { heading: string } & (
  | { kind: 'text' | 'bullets' | 'list'; texts: PaperText[] }
  | { kind: 'entries'; entries: PaperEntry[] }
);
export type PaperOutline = {
  name: PaperText;
  headline: PaperText;
  contact: PaperText[];
  /** The contact stands in the narrow column. */
  isContactAside: boolean;
  main: PaperSection[];
  side: PaperSection[];
};

/** What stands on the paper, without what is empty. */
export function outlineOf(content: ResumeContent, layout: ResumeLayout): PaperOutline {
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
  const sections = sectionsOf(content);
  const { hasContact, aside } =
    layout === 'sidebar'
      ? sideOf(
          contact.map(({ text }) => text),
          sections.map((section) => ({ heading: section.heading, lines: linesOf(section) })),
        )
      : { hasContact: false, aside: new Set<number>() };
  return {
    name: textAt('name', name),
    headline: textAt('_source.headline', _source?.headline ?? ''),
    contact: hasContact ? contact.map((part) => ({ ...part, text: inSideColumn(part.text) })) : contact,
    isContactAside: hasContact,
    main: sections.filter((_, index) => !aside.has(index)),
    side: sections.filter((_, index) => aside.has(index)),
  };
}

const linesOf = (section: PaperSection): string[] =>
  section.kind === 'bullets' || section.kind === 'list' ? section.texts.map(({ text }) => text) : [];

function sectionsOf({ summary, _source: source, ...content }: ResumeContent): PaperSection[] {
  const paragraphs = summary.split(/\n+/u).map((text) => textAt('summary', text));
  const bullets = (heading: string, path: string, list: readonly string[] | undefined): PaperSection => ({
    ...{ heading, kind: 'bullets', texts: listed(path, list) },
  });
  const list = (heading: string, path: string, items: readonly string[] | undefined): PaperSection => ({
    ...{ heading, kind: 'list', texts: listed(path, items) },
  });
  const sections: PaperSection[] = [
    { heading: 'Summary', kind: 'text', texts: paragraphs.filter(isSaid) },
    { heading: 'Experience', kind: 'entries', entries: jobsOf(content, source?.dates ?? {}) },
    { heading: 'Education', kind: 'entries', entries: degreesOf(content, source?.dates ?? {}) },
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
    heading,
    texts: listed(`_source.others.${index}.lines`, lines),
  }));
  return withOthers(sections.filter(hasTexts), others);
}

const hasTexts = (section: PaperSection): boolean =>
  section.kind === 'entries' ? section.entries.length > 0 : section.texts.length > 0;

type Other = { heading: string; texts: PaperText[] };

/** What has the heading of a known section goes there, all else before the sections that close a resume. */
function withOthers(sections: PaperSection[], others: readonly Other[]): PaperSection[] {
  const result = [...sections];
  for (const { heading, texts } of others) {
    if (isContactHeading(heading) || texts.length === 0) continue;
    const lines = texts.map(({ text }) => text);
    const at = result.findIndex((section) => isSaidBy(section.heading, linesOf(section), { heading, lines }));
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

const endOfWork = (sections: readonly PaperSection[]): number => {
  const at = sections.findIndex(({ heading }) => isClosingHeading(heading));
  return at < 0 ? sections.length : at;
};

type Dates = Readonly<Record<string, string>>;

function jobsOf({ experience }: Pick<ResumeContent, 'experience'>, dates: Dates): PaperEntry[] {
  const entries = experience.map((job, index): PaperEntry => {
    const path = `experience.${index}`;
    const [start, end] = [`${path}.startDate`, `${path}.endDate`];
    const period = periodWords(job.startDate || (dates[start] ?? ''), job.endDate || (dates[end] ?? ''));
    return {
      path,
      title: textAt(`${path}.title`, job.title),
      aside: { text: period, paths: [start, end] },
      details: [textAt(`${path}.company`, job.company), textAt(`${path}.location`, job.location)].filter(
        isSaid,
      ),
      bullets: listed(`${path}.bullets`, job.bullets),
    };
  });
  return entries.filter(saysAnything);
}

function degreesOf({ education }: Pick<ResumeContent, 'education'>, dates: Dates): PaperEntry[] {
  const entries = education.map(({ degree, school, location, graduationDate, gpa }, index): PaperEntry => {
    const path = `education.${index}`;
    const at = `${path}.graduationDate`;
    return {
      path,
      title: textAt(`${path}.degree`, degree),
      aside: { text: dateWords(graduationDate || (dates[at] ?? '')), paths: [at] },
      details: [
        textAt(`${path}.school`, school),
        textAt(`${path}.location`, location),
        textAt(`${path}.gpa`, gpa && `GPA: ${gpa}`),
      ].filter(isSaid),
      bullets: [],
    };
  });
  return entries.filter(saysAnything);
}

const textAt = (path: string, text: string): PaperText => ({ text, paths: [path] });
const isSaid = ({ text }: PaperText) => text.trim() !== '';
const listed = (path: string, texts: readonly string[] = []): PaperText[] =>
  texts.map((text, index) => textAt(`${path}.${index}`, text)).filter(isSaid);
const saysAnything = ({ title, aside, details, bullets }: PaperEntry) =>
  [title, aside, ...details, ...bullets].some(isSaid);

/** Dates as the files print them. */
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2019-05` as `May 2019`; a year stays one, `present` is `Present`, and what is none of them stays as it is. */
export function dateWords(date: string): string {
  if (date === 'present') return 'Present';
  return /^\d{4}-\d{2}$/u.test(date) ? MONTH.format(new Date(`${date}-01T00:00:00Z`)) : date;
}

/** `May 2019 – Present`; a period that lacks an end or a beginning says so. */
export function periodWords(start: string, end: string): string {
  if (start && end) return `${dateWords(start)} – ${dateWords(end)}`;
  if (start) return `From ${dateWords(start)}`;
  if (end) return end === 'present' ? 'Present' : `Until ${dateWords(end)}`;
  return '';
}
