/** The texts of a resume that can be evidence, each with its path. */
import type { ResumeContent } from '#contracts/resume-content.ts';

/** `work` tells of it in use, `list` names it, `statement` claims it. */
export type FieldRole = 'work' | 'list' | 'statement';
/** `job` is the index in `experience`. */
export type Field = { path: string; text: string; role: FieldRole; job?: number };

/** In the order of the resume; names of companies, schools and people are no evidence and not among them. */
export function fieldsOf(resume: ResumeContent): Field[] {
  const source = resume._source;
  const many = (path: string, role: FieldRole, texts: readonly string[] = []) =>
    texts.map((text, index): Field => ({ path: `${path}.${index}`, text, role }));
  return [
    { path: '_source.headline', text: source?.headline ?? '', role: 'statement' as const },
    { path: 'summary', text: resume.summary, role: 'statement' as const },
    ...resume.experience.flatMap(({ title, bullets }, job): Field[] => [
      { path: `experience.${job}.title`, text: title, role: 'work', job },
      ...many(`experience.${job}.bullets`, 'work', bullets).map((field) => ({ ...field, job })),
    ]),
    ...resume.education.map(({ degree }, index): Field => ({
      path: `education.${index}.degree`,
      text: degree,
      role: 'list',
    })),
    ...many('skills', 'list', resume.skills),
    ...many('certifications', 'list', resume.certifications),
    ...many('achievements', 'work', resume.achievements),
    ...many('_source.languages', 'list', source?.languages),
    ...many('_source.projects', 'work', source?.projects),
    ...many('_source.publications', 'work', source?.publications),
    ...many('_source.volunteering', 'work', source?.volunteering),
    ...(source?.others ?? []).flatMap(({ lines }, index) =>
      many(`_source.others.${index}.lines`, 'list', lines),
    ),
  ].filter(({ text }) => text !== '');
}
