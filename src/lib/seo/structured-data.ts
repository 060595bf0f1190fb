/** The owner as schema.org data: https://developers.google.com/search/docs/appearance/structured-data/profile-page */
import { language } from 'virtual:brand/site';

import { telephoneOf } from '#lib/content/place.ts';
import { credentials, skillText, type SiteContent } from '#lib/content/site-content.ts';
import { absoluteUrl, DEFAULT_IMAGE_PATH } from '#lib/seo/metadata.ts';

const CONTEXT = 'https://schema.org';

/** JSON-LD of the landing page: the site, the profile page and the person it is about. */
export function profilePage(content: SiteContent, site: URL | string) {
  const home = absoluteUrl('/', site);
  const person = `${home}#person`;
  const website = `${home}#website`;
  const { profile } = content;
  return {
    '@context': CONTEXT,
    '@graph': [
      { '@type': 'WebSite', '@id': website, url: home, name: profile.name, inLanguage: language },
      {
        '@type': 'ProfilePage',
        '@id': `${home}#page`,
        url: home,
        name: `${profile.name}: ${profile.headline}`,
        isPartOf: { '@id': website },
        primaryImageOfPage: absoluteUrl(DEFAULT_IMAGE_PATH, site),
        mainEntity: { '@id': person },
      },
      { '@type': 'Person', '@id': person, url: home, ...personFacts(content) },
    ],
  };
}

function personFacts({ profile, roles, skills, awards }: SiteContent) {
  const [current] = roles;
  const held = credentials(skills);
  const knowsAbout = skills
    .flatMap((card) => card.skills.filter((skill) => typeof skill === 'string'))
    .map(skillText);
  const award = awards
    .filter(({ kind }) => kind === 'recognition')
    .map(({ title, date }) => `${title}, ${date.slice(0, 4)}`);
  const telephone = telephoneOf(profile) && profile.phone;
  return {
    name: profile.name,
    givenName: profile.givenName,
    ...(profile.familyName && { familyName: profile.familyName }),
    jobTitle: profile.label,
    description: profile.summary,
    email: `mailto:${profile.email}`,
    ...(telephone && { telephone }),
    ...(profile.network.url && { sameAs: [profile.network.url] }),
    ...addressOf(profile),
    ...(profile.languages.length > 0 && { knowsLanguage: profile.languages }),
    ...(knowsAbout.length > 0 && { knowsAbout }),
    ...(current && { worksFor: { '@type': 'Organization', name: current.company } }),
    ...(held.length > 0 && {
      hasCredential: held.map(({ kind, name, issuer, link }) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
        credentialCategory: kind === 'education' ? 'degree' : 'certificate',
        ...(issuer && { recognizedBy: { '@type': 'Organization', name: issuer } }),
        ...(link && { url: link }),
      })),
    }),
    ...(award.length > 0 && { award }),
  };
}

function addressOf({ location: { city, region, countryCode } }: SiteContent['profile']) {
  const parts = {
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(countryCode && { addressCountry: countryCode }),
  };
  return Object.keys(parts).length > 0 ? { address: { '@type': 'PostalAddress', ...parts } } : {};
}
