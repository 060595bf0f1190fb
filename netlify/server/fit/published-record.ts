/** The published content as a resume whose every text knows the sentence and the place it comes from. */
import type { Section } from '#contracts/brand.ts';
import { credentialLine } from '#contracts/content.ts';
import type { Evidence } from '#contracts/fit.ts';
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';

import type { SiteContent } from '../content/site-content.ts';

/** In characters; what is longer shows the sentence that counts. */
const LONGEST_EVIDENCE = 240;

export type PublishedRecord = {
  resume: ResumeContent;
  /** How the owner can be hired, at the path `availability`. */
  availability: string;
  evidenceAt: (span: ResumeSpan) => Evidence;
};

type Place = Pick<Evidence, 'title' | 'url'>;

export function publishedRecord(content: SiteContent): PublishedRecord {
  const texts = new Map<string, { text: string; place: Place }>();
  const put = (path: string, text: string, place: Place) => {
    texts.set(path, { text, place });
    return text;
  };
  /** One list of the resume from several places of the site. */
  const list = (path: string) => {
    const made: string[] = [];
    return {
      made,
      add: (text: string, place: Place) => made.push(put(`${path}.${made.length}`, text, place)),
    };
  };
  const [skills, certifications, achievements] = [
    list('skills'),
    list('certifications'),
    list('achievements'),
  ];
  const education: ResumeContent['education'] = [];
  content.skills.forEach(({ title, skills: named, details }, index) => {
    const place = { title, url: placeOf(details, `skill-${index + 1}`, 'skills') };
    for (const text of [details.description, ...details.highlights].filter(Boolean))
      achievements.add(text, place);
    for (const skill of named) {
      if (typeof skill === 'string') skills.add(skill, place);
      else if (skill.credential?.kind === 'education') {
        const { name, issuer, date = '' } = skill.credential;
        put(`education.${education.length}.degree`, credentialLine({ text: name, issuer }), place);
        education.push({ degree: name, school: issuer, location: '', graduationDate: date, gpa: '' });
      } else if (skill.credential)
        certifications.add(credentialLine({ ...skill.credential, text: skill.text }), place);
      else skills.add(skill.text, place);
    }
  });
  const projects = list('_source.projects');
  content.projects.forEach(({ title, description, skills: used, details }, index) => {
    const place = { title, url: placeOf(details, `project-${index + 1}`, 'projects') };
    for (const text of [`${title}: ${description}`, used.join(', '), details.overview, ...details.outcomes])
      if (text) projects.add(text, place);
  });
  const publications = list('_source.publications');
  for (const { kind, title, issuer } of content.awards)
    if (kind !== 'recognition') publications.add(`${title}, ${issuer}`, { title, url: '/#awards' });
  const languages = list('_source.languages');
  for (const language of content.profile.languages)
    languages.add(language, { title: 'Languages', url: '/#contact' });

  const { profile, about } = content;
  const { city, region, country } = profile.location;
  const resume: ResumeContent = {
    ...{ name: profile.name, email: '', phone: '' },
    location: put('location', [city, region, country].filter(Boolean).join(', '), CONTACT),
    summary: put('summary', about.body.join(' '), {
      title: content.brand.sections.about.label,
      url: '/#about',
    }),
    experience: content.roles.map((role, index) => jobOf(role, index, put)),
    education,
    skills: skills.made,
    certifications: certifications.made,
    achievements: achievements.made,
    _source: {
      headline: put('_source.headline', `${profile.label}, ${profile.headline}`, {
        title: profile.name,
        url: '/#hero',
      }),
      ...{ languages: languages.made, projects: projects.made, publications: publications.made },
      ...{ links: [], awards: [], interests: [], volunteering: [], references: [], others: [], dates: {} },
    },
  };
  const availability = put('availability', profile.availability, CONTACT);
  return { resume, availability, evidenceAt: (span) => evidenceOf(texts.get(span.path), span) };
}

/** The record page has what has details; of the rest the landing page has the card. */
function placeOf(
  details: Readonly<Record<string, string | readonly string[]>>,
  id: string,
  section: Section,
): string {
  return Object.values(details).some(({ length }) => length > 0) ? `/record#${id}` : `/#${section}`;
}

const CONTACT: Place = { title: 'Contact and availability', url: '/#contact' };

function jobOf(
  role: SiteContent['roles'][number],
  index: number,
  put: (path: string, text: string, place: Place) => string,
): ResumeContent['experience'][number] {
  const { title, company, location, start, end, skills, details } = role;
  const place = { title: `${title}, ${company}`, url: placeOf(details, `role-${index + 1}`, 'experience') };
  const { description, achievements, responsibilities } = details;
  const bullets = [description, ...achievements, ...responsibilities, skills.join(', ')].filter(Boolean);
  put(
    `experience.${index}.startDate`,
    `${title} at ${company}, ${monthOf(start)} to ${end ? monthOf(end) : 'today'}.`,
    place,
  );
  put(`experience.${index}.title`, `${title} at ${company}`, place);
  return {
    ...{ title, company, location, startDate: start, endDate: end ?? 'present' },
    bullets: bullets.map((text, at) => put(`experience.${index}.bullets.${at}`, text, place)),
  };
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = (date: string) => MONTH.format(new Date(`${date}-01T00:00:00Z`));

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

function evidenceOf(
  found: { text: string; place: Place } | undefined,
  { start, path }: ResumeSpan,
): Evidence {
  if (!found) throw new Error(`Nothing is published at ${path}`);
  const { text, place } = found;
  const sentence = text.length > LONGEST_EVIDENCE ? SENTENCES.segment(text).containing(start)?.segment : text;
  return { sentence: (sentence ?? text).trim(), ...place };
}
