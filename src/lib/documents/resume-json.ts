/** The résumé in the open format of https://jsonresume.org/schema, version 1.0.0. */
import { credentials, plainSkills, type SiteContent } from '#lib/content/site-content.ts';
import { absoluteUrl } from '#lib/seo/metadata.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const PUBLICATION_KINDS = ['video-series', 'article', 'social-post'];

export function resumeJson(content: SiteContent, site: URL | string) {
  const { roles, skills, projects, testimonials, profile } = content;
  const [degrees, certificates] = ['education', 'certificate'].map((kind) =>
    credentials(skills).filter((credential) => credential.kind === kind),
  );
  return {
    $schema: SCHEMA,
    basics: basics(content, site),
    work: roles.map(({ title, company, companyUrl, location, start, end, details }) => ({
      name: company,
      position: title,
      ...(location && { location }),
      ...(companyUrl && { url: companyUrl }),
      startDate: start,
      ...(end && { endDate: end }),
      ...(details.description && { summary: details.description }),
      highlights: [...details.achievements, ...details.responsibilities],
    })),
    education: degrees?.map(({ issuer, name, date, link }) => ({
      ...(issuer && { institution: issuer }),
      studyType: name,
      ...(link && { url: link }),
      ...(date && { endDate: date }),
    })),
    certificates: certificates?.map(({ name, issuer, date, link }) => ({
      name,
      ...(issuer && { issuer }),
      ...(link && { url: link }),
      ...(date && { date }),
    })),
    ...honours(content),
    skills: skills
      .map((card) => ({ name: card.title, keywords: plainSkills(card) }))
      .filter(({ keywords }) => keywords.length > 0),
    languages: profile.languages.map((language) => ({ language })),
    references: testimonials.map(({ name, title, quote }) => ({
      name: [name, title].filter(Boolean).join(', '),
      reference: quote,
    })),
    projects: projects.map((project) => ({
      name: project.title,
      description: project.description,
      highlights: project.metrics
        .map(({ value, label }) => `${value} ${label}`)
        .concat(project.details.outcomes),
      keywords: project.skills,
      ...(project.articleUrl && { url: project.articleUrl }),
    })),
    meta: { canonical: absoluteUrl('/resume.json', site), version: 'v1.0.0' },
  };
}

function basics({ profile }: SiteContent, site: URL | string) {
  const { city, region, countryCode } = profile.location;
  const { label, url } = profile.network;
  const place = { ...(city && { city }), ...(region && { region }), ...(countryCode && { countryCode }) };
  const username = url && (new URL(url).pathname.split('/').findLast(Boolean) ?? '');
  return {
    name: profile.name,
    label: profile.label,
    email: profile.email,
    ...(profile.phone && { phone: profile.phone }),
    url: absoluteUrl('/', site),
    summary: profile.summary,
    ...(Object.keys(place).length > 0 && { location: place }),
    profiles: url ? [{ network: label, username, url }] : [],
  };
}

function honours({ awards }: SiteContent) {
  return {
    awards: awards
      .filter(({ kind }) => kind === 'recognition')
      .map(({ title, date, issuer, summary }) => ({
        title,
        date,
        ...(issuer && { awarder: issuer }),
        ...(summary && { summary }),
      })),
    publications: awards
      .filter(({ kind }) => PUBLICATION_KINDS.includes(kind))
      .map(({ title, issuer, date, url, summary }) => ({
        name: title,
        ...(issuer && { publisher: issuer }),
        releaseDate: date,
        ...(url && { url }),
        ...(summary && { summary }),
      })),
  };
}
