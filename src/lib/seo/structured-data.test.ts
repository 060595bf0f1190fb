import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

import { iconPaths } from '#lib/brand/icon.ts';
import { profilePage } from '#lib/seo/structured-data.ts';
import { webManifest } from '#lib/seo/metadata.ts';
import { readSiteContent } from '#support/site-content.ts';

const content = await readSiteContent();
const data = profilePage(content, 'https://alex.example.com');

test('P-HERO-1 the profile page points at the person, who has name, position and picture of the page', () => {
  const [website, page, person] = data['@graph'];
  expect(website).toMatchObject({ '@type': 'WebSite', url: 'https://alex.example.com/' });
  expect(page).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@id': person?.['@id'] },
    primaryImageOfPage: 'https://alex.example.com/og/home.png',
  });
  expect(person).toMatchObject({
    '@type': 'Person',
    name: content.profile.name,
    jobTitle: 'Technology Director',
    sameAs: [content.profile.network.url],
    address: {
      addressLocality: content.profile.location.city,
      addressCountry: content.profile.location.countryCode,
    },
    worksFor: { name: content.roles[0]?.company },
  });
});

test('P-SKL-3 P-AWD-4 credentials and the award are named', () => {
  const person = data['@graph'][2];
  expect(person).toMatchObject({
    hasCredential: [
      { name: 'MBA', credentialCategory: 'degree' },
      { name: 'CISSP', credentialCategory: 'certificate' },
      { name: 'Cisco Network Operations Certification', credentialCategory: 'certificate' },
    ],
    award: ['Top Tech Exec Award Honoree, 2015'],
  });
});

test('P-GEN-1 the manifest names the owner and icons that exist', () => {
  const manifest = webManifest(content.profile);
  expect(manifest.name).toBe(content.profile.name);
  const drawn = ['/favicon.svg', ...iconPaths('png').map(({ params }) => `/${params.icon}.png`)];
  for (const { src } of manifest.icons)
    expect(drawn.includes(src) || existsSync(new URL(`../../../public${src}`, import.meta.url))).toBe(true);
});
