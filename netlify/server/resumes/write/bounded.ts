/** Keeps what is printed within about fifty pages, so that no content can hold a function for long. */
import type { ResumeContent, ResumeSource } from '#contracts/resume-content.ts';

/** In characters, of experience and of all that follows it; a full page has about 5,000. */
const EXPERIENCE_MAXIMUM = 150_000;
const OTHERS_MAXIMUM = 100_000;
/** What the shortest line takes of a page, in characters. */
const LINE = 80;

type Budget = { left: number };

/** The content up to the limits, in the order of the shape; `isCut` says that there was more. */
export function bounded(whole: ResumeContent): { content: ResumeContent; isCut: boolean } {
  const forExperience = { left: EXPERIENCE_MAXIMUM };
  const forOthers = { left: OTHERS_MAXIMUM };
  const experience = whole.experience
    .filter(({ title, company }) => affords(forExperience, title + company))
    .map((job) => ({ ...job, bullets: within(forExperience, job.bullets) }));
  const content = { ...whole, experience, ...boundedLists(whole, forOthers) };
  return { content, isCut: forExperience.left < 0 || forOthers.left < 0 };
}

function boundedLists(
  { education, skills, certifications, achievements, _source }: ResumeContent,
  budget: Budget,
) {
  return {
    education: education.filter(({ degree, school }) => affords(budget, degree + school)),
    skills: within(budget, skills),
    certifications: within(budget, certifications),
    achievements: within(budget, achievements),
    ...(_source && { _source: boundedSource(_source, budget) }),
  };
}

function boundedSource(source: ResumeSource, budget: Budget): ResumeSource {
  return {
    ...source,
    languages: within(budget, source.languages),
    projects: within(budget, source.projects),
    links: within(budget, source.links),
    awards: within(budget, source.awards),
    publications: within(budget, source.publications),
    interests: within(budget, source.interests),
    volunteering: within(budget, source.volunteering),
    references: within(budget, source.references),
    others: source.others
      .filter(({ heading }) => affords(budget, heading))
      .map(({ heading, lines }) => ({ heading, lines: within(budget, lines) })),
  };
}

const within = (budget: Budget, texts: string[]) => texts.filter((text) => affords(budget, text));

function affords(budget: Budget, text: string): boolean {
  budget.left -= Math.max(text.length, LINE);
  return budget.left >= 0;
}
