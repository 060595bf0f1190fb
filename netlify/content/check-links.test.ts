import { expect, test } from 'vitest';

import { writtenContent, type ContentChange } from '#support/written-content.ts';

import { checkContent } from './check-content.ts';
import { problemLine } from './problem.ts';

const ROLE = 'content/roles/nurse.yaml';
const PROFILE = 'content/profile.yaml';
const POST = 'content/posts/first.md';

test.each<[string, Record<string, ContentChange>, string]>([
  [
    'a post without the file of its categories',
    { 'content/blog.yaml': null },
    `${POST}:10 \`categories\` and \`tags\` are names of blog.yaml, which is not there: write it (its fields are in content/README.md), or remove the post`,
  ],
  [
    'navigation to what this page does not have',
    { 'content/awards/prize.yaml': null, [PROFILE]: ['section: about', 'section: awards'] },
    expect.stringContaining(
      `${PROFILE}:27 (warning) \`section\` names 'awards', which this page does not have in its menu, so that the entry is left out: remove it, or use one of about, experience, `,
    ) as string,
  ],
  [
    'navigation to nowhere, with what this page has as the remedy',
    {
      'content/brand.yaml': 'without: [about, blog]\n',
      [PROFILE]: ['section: about', 'section: parcours'],
    },
    expect.stringContaining(
      `${PROFILE}:27 \`section\` names 'parcours', which the page does not have: use one of awards, experience, `,
    ) as string,
  ],
  [
    'a link to a section that is not there',
    { 'content/about.mdx': ['A head nurse', 'A [head](#experience) [nurse](#parcours)'] },
    expect.stringContaining(
      'content/about.mdx:15 links to #parcours, which this page does not have: use one of #hero, #about, #awards, ',
    ) as string,
  ],
  [
    'a link to a post that is not there',
    { 'content/about.mdx': ['A head nurse', '[A](/blog/first) [head](/blog/nichts) nurse'] },
    'content/about.mdx:15 (warning) links to /blog/nichts, and posts/ has no post of that slug: write the post, or remove the link',
  ],
  [
    'a link of a post to a section that is not there',
    {
      [POST]: [
        'A picture',
        '## `Out` [there](https://example.com)_!_\n### Contents\nÜber & über\n===\n' +
          '[A](#out-there) [c](#contents-1) [d](#über--über) [b](/#abuot) picture',
      ],
    },
    `${POST}:18 (warning) links to /#abuot, which this page does not have; did you mean \`about\`?`,
  ],
  [
    'a link where no Markdown is read',
    { [ROLE]: ['Led a ward', 'Led [a ward](/#projects)'] },
    `${ROLE}:10 (warning) holds a link in brackets, which is shown as it stands: write the words alone, since this text is no Markdown`,
  ],
  [
    'a value that is not there',
    { [PROFILE]: ['availability: From March.', 'availability: # soon'] },
    `${PROFILE}:23 (warning) \`availability\` is empty: write its value, or remove it`,
  ],
  [
    'an end that is not there',
    { [ROLE]: ['end: 2021-06', 'end:'] },
    `${ROLE}:6 (warning) \`end\` is empty: write its value, or \`null\` for none`,
  ],
  [
    'a question that the assistant does not understand',
    {
      'content/assistant.yaml': ['Who is {givenName}?', 'Où {givenName} a-t-elle travaillé, et pour qui ?'],
    },
    'content/assistant.yaml:2 (warning) entry 1 of `suggestions` is not in English, which is all that the assistant answers in: write it in English, or leave the assistant out (`without` of brand.yaml)',
  ],
])('%s is told', (_what, changes, expected) => {
  expect(checkContent(writtenContent(changes), 'content').map(problemLine)).toEqual([expected]);
});
