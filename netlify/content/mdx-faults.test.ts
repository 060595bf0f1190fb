import { expect, test } from 'vitest';

import { writtenContent } from '#support/written-content.ts';

import { checkContent } from './check-content.ts';
import { problemLine } from './problem.ts';

const ABOUT = 'content/about.mdx';
const told = (text: string) =>
  checkContent(writtenContent({ [ABOUT]: ['A head nurse', text] }), 'content').map(problemLine);

test.each([
  ['Costs of {}.', 'would run `{}` as a program: write &#123; for the {'],
  ['A\nnurse of {ward}', 'would run `{ward}` as a program: write &#123; for the {', 16],
  ['{ward.length}', 'would run `{ward.length}` as a program: write &#123; for the {'],
  ['A <Ward /> nurse', 'has <Ward>, which is no tag of HTML: write &lt; for the <'],
  ['<Care.Team>a</Care.Team>', 'has <Care.Team>, which is no tag of HTML: write &lt; for the <'],
])('braces and tags that were meant as text are told with what to write: %s', (text, message, line = 15) => {
  expect(told(text)).toEqual([`${ABOUT}:${line} ${message}`]);
});

test('an open brace and a lone < are told where they stand', () => {
  expect(told('Costs {')[0]).toMatch(
    /^content\/about\.mdx:15 cannot be read as MDX \(.*\): write &lt; for a </,
  );
  expect(told('In <10 days')[0]).toMatch(/^content\/about\.mdx:15 cannot be read as MDX/);
});

test('tags of HTML, comments, texts in quotes and what a file imports itself are in order', () => {
  expect(told("<b>A</b>{' '}head<br/> {/* soon */} a < b")).toEqual([]);
  expect(told("import Ward from './ward.astro'\n\n<Ward beds={9} /> {Ward.name}")).toEqual([]);
});
