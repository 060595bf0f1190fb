import { expect, test } from 'vitest';

import { profilePage } from '#lib/seo/structured-data.ts';
import { webManifest } from '#lib/seo/web-manifest.ts';
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
    name: 'Alex Example',
    jobTitle: 'Technology Director',
    sameAs: [content.profile.network.url],
    address: { addressLocality: 'Vancouver', addressCountry: 'CA' },
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

test('P-GEN-1 the manifest names the owner and icons that exist', async () => {
  const { existsSync } = await import('node:fs');
  const manifest = webManifest(content.profile);
  expect(manifest.name).toBe('Alex Example');
  for (const { src } of manifest.icons) {
    expect(existsSync(new URL(`../../../public${src}`, import.meta.url))).toBe(true);
  }
});
