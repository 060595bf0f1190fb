/** A resume as its files show it: the same sections in the same order, each text with its path. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeLayout } from '#contracts/resume-views.ts';

import { dateWords, periodWords } from './dates.ts';

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
  { kind: 'text' | 'bullets' | 'list'; texts: PaperText[] } | { kind: 'entries'; entries: PaperEntry[] }
);
export type PaperOutline = {
  name: PaperText;
  headline: PaperText;
  contact: PaperText[];
  main: PaperSection[];
  side: PaperSection[];
};

/** What stands in the narrow column, beneath the contact. */
const ASIDE: ReadonlySet<string> = new Set(['Skills', 'Languages', 'Certifications', 'Interests']);

/** What stands on the paper, without what is empty. */
export function outlineOf(content: ResumeContent, layout: ResumeLayout): PaperOutline {
  const { name, email, phone, location, linkedin = '', _source } = content;
  const links = listed('_source.links', _source?.links).filter(({ text }) => text !== linkedin);
  const contact = [
    textAt('email', email),
    textAt('phone', phone),
    textAt('location', location),
    textAt('linkedin', linkedin),
    ...links,
  ].filter(isSaid);
  const sections = sectionsOf(content);
  const isAside = ({ heading }: PaperSection) => layout === 'sidebar' && ASIDE.has(heading);
  return {
    name: textAt('name', name),
    headline: textAt('_source.headline', _source?.headline ?? ''),
    contact,
    main: sections.filter((section) => !isAside(section)),
    side: sections.filter(isAside),
  };
}

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
    bullets('Awards', '_source.awards', source?.awards),
    bullets('Publications', '_source.publications', source?.publications),
    bullets('Volunteering', '_source.volunteering', source?.volunteering),
    ...(source?.others ?? []).map(({ heading, lines }, index) =>
      bullets(heading, `_source.others.${index}.lines`, lines),
    ),
    list('Languages', '_source.languages', source?.languages),
    list('Interests', '_source.interests', source?.interests),
    bullets('References', '_source.references', source?.references),
  ];
  return sections.filter((section) =>
    section.kind === 'entries' ? section.entries.length > 0 : section.texts.length > 0,
  );
}

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
