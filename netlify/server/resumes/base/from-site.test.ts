import { expect, test } from 'vitest';

import { siteContent } from '../../content/current.ts';
import { resumeOfSite } from './from-site.ts';

test('R-7 a role without achievements brings its responsibilities into the resume of the site', () => {
  const content = structuredClone(siteContent());
  const [role] = content.roles;
  if (!role) throw new Error('The sample has no role');
  role.details.achievements = [];
  const { description, responsibilities } = role.details;
  expect(resumeOfSite(content).experience[0]?.bullets).toEqual([description, ...responsibilities]);
});
