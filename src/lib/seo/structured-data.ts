/** The owner as schema.org data: https://developers.google.com/search/docs/appearance/structured-data/profile-page */
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
      { '@type': 'WebSite', '@id': website, url: home, name: profile.name, inLanguage: 'en' },
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
  return {
    name: profile.name,
    givenName: profile.givenName,
    familyName: profile.familyName,
    jobTitle: profile.label,
    description: profile.summary,
    email: `mailto:${profile.email}`,
    telephone: profile.phone,
    sameAs: [profile.network.url],
    address: {
      '@type': 'PostalAddress',
      addressLocality: profile.location.city,
      addressRegion: profile.location.region,
      addressCountry: profile.location.countryCode,
    },
    knowsLanguage: profile.languages,
    knowsAbout: skills
      .flatMap((card) => card.skills.filter((skill) => typeof skill === 'string'))
      .map(skillText),
    ...(current && { worksFor: { '@type': 'Organization', name: current.company } }),
    hasCredential: credentials(skills).map(({ kind, name, issuer, link }) => ({
      '@type': 'EducationalOccupationalCredential',
      name,
      credentialCategory: kind === 'education' ? 'degree' : 'certificate',
      recognizedBy: { '@type': 'Organization', name: issuer },
      url: link,
    })),
    award: awards
      .filter(({ kind }) => kind === 'recognition')
      .map(({ title, date }) => `${title}, ${date.slice(0, 4)}`),
  };
}
