/** The published content as a resume: what the public one says, in the shape of R-7. */
import { ResumeContent } from '#contracts/resume-content.ts';
import { credentialLine, professionLine, type LinkedSkill, type Role } from '#contracts/content.ts';

import type { SiteContent } from '../../content/site-content.ts';

export function resumeOfSite(content: SiteContent): ResumeContent {
  const { profile, about, roles } = content;
  const { city, region, country } = profile.location;
  const place = [city, region, country].filter(Boolean).join(', ');
  return ResumeContent.parse({
    name: profile.name,
    email: profile.email,
    ...(profile.phone && { phone: profile.phone }),
    ...(place && { location: place }),
    ...(profile.network.url && { linkedin: profile.network.url }),
    summary: about.body.join('\n\n'),
    experience: roles.map(jobOf),
    education: credentialsOf(content, 'education').map(({ name, issuer, date = '' }) => ({
      degree: name,
      school: issuer,
      graduationDate: date,
    })),
    skills: content.skills.flatMap(({ skills }) => skills.filter((skill) => typeof skill === 'string')),
    certifications: credentialsOf(content, 'certificate').map(credentialLine),
    achievements: [],
    _source: sourceOf(content),
  });
}

const jobOf = ({ title, company, location, start, end, details }: Role) => ({
  title,
  company,
  location,
  startDate: start,
  endDate: end ?? 'present',
  bullets: [details.description, ...doneIn(details)].filter(Boolean),
});

/** Responsibilities stand for achievements where there are none. */
const doneIn = ({ achievements, responsibilities }: Role['details']) =>
  achievements.length > 0 ? achievements : responsibilities;

function sourceOf({ profile, projects, awards }: SiteContent) {
  return {
    headline: professionLine(profile),
    languages: profile.languages,
    projects: projects.map(({ title, description, metrics }) => {
      const figures = metrics.map(({ value, label }) => `${value} ${label}`).join(', ');
      return `${title}: ${description}${figures && ` (${figures})`}`;
    }),
    awards: awards.filter(({ kind }) => kind === 'recognition').map(lineOfAward),
    publications: awards.filter(({ kind }) => kind !== 'recognition').map(lineOfAward),
  };
}

const lineOfAward = ({ title, issuer, date }: SiteContent['awards'][number]) =>
  [title, issuer, date].filter(Boolean).join(', ');

type Credential = NonNullable<LinkedSkill['credential']> & { text: string };

function credentialsOf({ skills }: SiteContent, kind: Credential['kind']): Credential[] {
  const linked = skills.flatMap((card) => card.skills).filter((skill) => typeof skill !== 'string');
  return linked.flatMap(({ text, credential }) =>
    credential?.kind === kind ? [{ ...credential, text }] : [],
  );
}
