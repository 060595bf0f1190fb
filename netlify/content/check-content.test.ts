import { describe, expect, test } from 'vitest';

import { writtenContent, type ContentChange } from '#support/written-content.ts';

import { checkContent } from './check-content.ts';
import { problemLine } from './problem.ts';

const check = (changes: Record<string, ContentChange>) =>
  checkContent(writtenContent(changes), 'content').map(problemLine);

test('content in order has no problem, nor what explains it', () => {
  expect(
    check({ 'content/README.md': 'Mine', 'content/icon.svg': '<svg/>', 'content/.DS_Store': '' }),
  ).toEqual([]);
});

const ROLE = 'content/roles/nurse.yaml';
const PROFILE = 'content/profile.yaml';
const CARE = 'content/skills/care.yaml';
const POST = 'content/posts/first.md';

describe('a field that its schema does not take is named with file, line, what was found and what to write', () => {
  test.each<[string, ContentChange, string]>([
    [ROLE, ['2015-03', 'May 19'], `${ROLE}:5 \`start\` must be YYYY-MM, such as 2019-05, found 'May 19'`],
    ...['2015', "'2015'"].map((year): [string, ContentChange, string] => [
      ROLE,
      ['start: 2015-03', `start: ${year}`],
      `${ROLE}:5 \`start\` must be YYYY-MM, such as 2019-05, found ${year}`,
    ]),
    [
      PROFILE,
      ['phone: +386 1 234 567', 'phone: 0536250077'],
      `${PROFILE}:13 \`phone\` must be text, found 0536250077: put it in quotes, '0536250077'`,
    ],
    [ROLE, ['title: Head Nurse\n', ''], `${ROLE}:1 \`title\` is missing: add it`],
    [ROLE, ['title: Head Nurse', 'title:'], `${ROLE}:1 \`title\` is empty: it must be text`],
    [
      ROLE,
      ['title: Head Nurse', "title: ' '"],
      `${ROLE}:1 \`title\` is empty: write a text, or remove the field if it is optional`,
    ],
    [ROLE, ['company:', 'compnay:'], `${ROLE}:2 \`compnay\` is not known; did you mean \`company\`?`],
    [
      ROLE,
      ['description:', 'descripton:'],
      `${ROLE}:10 \`details.descripton\` is not known; did you mean \`description\`?`,
    ],
    [
      CARE,
      ['- Triage', '- { text: Over 4,200 hours, link: https://academy.si/care }'],
      `${CARE}:5 \`200 hours\` of entry 1 of \`skills\` is not known: if it belongs to \`text\`, put that text in quotes, since a comma ends it`,
    ],
    [POST, ['[Care]', '[]'], `${POST}:10 \`categories\` must have at least 1 entry, found 0`],
    [
      PROFILE,
      ['headline: Digital health', `headline: ${'Digital health '.repeat(10)}`],
      `${PROFILE}:5 \`headline\` must have at most 120 characters, found 162`,
    ],
    [
      'content/testimonials/chief.yaml',
      ['order: 1', 'order: 1\nstars: 7'],
      'content/testimonials/chief.yaml:2 `stars` must be at most 5, found 7',
    ],
    [
      PROFILE,
      ['email: ziva@novak.si', 'email: on request'],
      `${PROFILE}:12 \`email\` must be an e-mail address such as name@example.org, found 'on request'`,
    ],
    [
      PROFILE,
      ['countryCode: SI', 'countryCode: Slovenia'],
      `${PROFILE}:18 \`location.countryCode\` must be two capitals, as in CA, found 'Slovenia'`,
    ],
    [
      CARE,
      ['- Triage', '- Care: adults'],
      `${CARE}:5 entry 1 of \`skills\` must be text, found fields with names (Care): a text with a colon needs quotes, 'Care: adults'`,
    ],
    [
      CARE,
      ['https://academy.si/care', 'academy'],
      `${CARE}:6 \`link\` of entry 2 of \`skills\` must be an address that begins with https://, found 'academy'`,
    ],
    [CARE, ['order: 1', 'order: first'], `${CARE}:1 \`order\` must be a number, found 'first'`],
    [
      'content/awards/prize.yaml',
      ['recognition', 'prize'],
      "content/awards/prize.yaml:2 `kind` must be one of video-series, article, social-post, recognition, found 'prize'",
    ],
    [
      'content/awards/prize.yaml',
      ['2019-05', 'in spring'],
      "content/awards/prize.yaml:5 `date` must be YYYY-MM or YYYY, such as 2019-05 or 2019, found 'in spring'",
    ],
    [
      'content/awards/prize.yaml',
      ['2019-05', '20199'],
      'content/awards/prize.yaml:5 `date` must be YYYY-MM or YYYY, such as 2019-05 or 2019, found 20199',
    ],
    [
      POST,
      ['status: published', 'status: publishd'],
      `${POST}:6 \`status\` must be one of draft, published, archived, found 'publishd'; did you mean \`published\`?`,
    ],
    [
      POST,
      ['slug: first', 'slug: search'],
      `${POST}:3 \`slug\` is an address of the blog itself: choose another, found 'search'`,
    ],
    [
      'content/blog.yaml',
      ['#0f5f46', 'green'],
      "content/blog.yaml:2 `color` of entry 1 of `categories` must be #rrggbb in lowercase, found 'green'",
    ],
  ])('%s %j', (file, change, expected) => {
    expect(check({ [file]: change })).toEqual([expected]);
  });
});

describe('a file that is no YAML is named with the line that has to change', () => {
  test.each<[string, ContentChange, RegExp]>([
    [ROLE, ['title: Head Nurse', 'title: Head: Nurse'], /nurse\.yaml:1 holds a colon.*quotes/],
    [ROLE, ['skills:\n  -', 'skills:\n\t-'], /nurse\.yaml:8 is indented with a tab: use blanks/],
    [ROLE, ['location:', ' location:'], /nurse\.yaml:4 .*indent/],
    [ROLE, ['title: Head Nurse', 'title: "Head Nurse'], /nurse\.yaml:1 lacks a closing quote/],
    [ROLE, ['title: Head Nurse', 'title: @home'], /nurse\.yaml:1 begins a text with a sign/],
    [ROLE, ['title: Head Nurse', 'title: *bold*'], /nurse\.yaml:1 begins with \*.*quotes/],
    [ROLE, ['title: Head Nurse', 'title: !Nurse'], /nurse\.yaml:1 begins with !/],
    [ROLE, ['location: Ljubljana', 'title: Nurse'], /nurse\.yaml:4 names a field a second time/],
    [ROLE, ['- Triage', '[Triage, Rotas'], /nurse\.yaml:\d+ .*bracket/],
    [ROLE, ['company: University', 'company:University'], /nurse\.yaml:\d .*(?:colon|name)/],
    [ROLE, '', /nurse\.yaml:1 is empty/],
    [ROLE, '# later\n', /nurse\.yaml:1 has no fields/],
    [ROLE, 'Head nurse\n', /nurse\.yaml:1 must be fields/],
    [ROLE, '- Head nurse\n', /nurse\.yaml:1 must be fields/],
    [ROLE, 'title: Nadia Zoë\uFFFD\n', /nurse\.yaml:1 is not saved as UTF-8/],
    [POST, 'Text without fields.\n', /first\.md:1 must begin with its fields between two lines of `---`/],
    [POST, ['allowComments: true\n', 'allowComments: true\n\t\n: x'], /first\.md:1?\d /],
  ])('%s %j', (file, change, expected) => {
    const [line = '', ...others] = check({ [file]: change });
    expect(line).toMatch(expected);
    expect(others).toEqual([]);
  });
});

describe('what was passed over in silence is told', () => {
  test.each<[string, Record<string, ContentChange>, string]>([
    [
      'a cover that is not there',
      { 'public/images/posts/first.webp': null },
      `${POST}:5 \`coverImage\` is not there: put the file at public/images/posts/first.webp`,
    ],
    [
      'a picture in a post that is not there',
      { 'public/images/posts/ward.webp': null },
      `${POST}:14 shows a picture that is not there: put the file at public/images/posts/ward.webp`,
    ],
    [
      'a headshot in other capitals',
      { 'public/headshots/ana.webp': null, 'public/headshots/Ana.webp': '' },
      'content/testimonials/chief.yaml:4 `headshot` is not there: put the file at public/headshots/ana.webp; did you mean `Ana.webp`?',
    ],
    [
      'a file with another ending',
      { 'content/roles/lead.yml': 'title: Lead\n' },
      'content/roles/lead.yml is not read: files in roles/ end with .yaml; rename it',
    ],
    [
      'a folder of another name',
      { 'content/project/a.yaml': 'title: A\n' },
      'content/project/a.yaml (warning) is not read: content/ has no folder project/; did you mean `projects`?',
    ],
    [
      'a vocabulary without its own spellings',
      { 'content/vocabulary.yaml': 'terms:\n  Rostering: 5\n' },
      'content/vocabulary.yaml:2 terms.Rostering: Use a list',
    ],
    [
      'an end before the start',
      { [ROLE]: ['end: 2021-06', 'end: 2014-06'] },
      `${ROLE}:6 \`end\` is before \`start\`: '2014-06' is earlier than '2015-03'`,
    ],
    [
      'navigation to nowhere',
      { [PROFILE]: ['section: about', 'section: abuot'] },
      `${PROFILE}:27 \`section\` names 'abuot', which the page does not have; did you mean \`about\`?`,
    ],
    [
      'an answer that points nowhere',
      { 'content/assistant.yaml': ['section: experience', 'section: jobs'] },
      expect.stringContaining(
        "content/assistant.yaml:6 `section` names 'jobs', which the page does not have: use one of hero, about, ",
      ) as string,
    ],
    [
      'the same order twice',
      { 'content/skills/lead.yaml': ['order: 2', 'order: 1'] },
      'content/skills/lead.yaml:1 (warning) `order` 1 is also that of skills/care.yaml: give each its own',
    ],
    [
      'an icon that does not exist',
      { [CARE]: ['heart-pulse', 'hart-pulse'] },
      `${CARE}:2 \`icon\` 'hart-pulse' does not exist; did you mean \`heart-pulse\`?`,
    ],
    [
      'a category that blog.yaml does not have',
      { [POST]: ['[Care]', '[Cares]'] },
      `${POST}:10 \`categories\` names 'Cares', which blog.yaml does not have; did you mean \`Care\`?`,
    ],
    [
      'a tag twice',
      { 'content/blog.yaml': ['tags:\n', "tags:\n  - { name: Wards, slug: other, color: '#0f5f46' }\n"] },
      "content/blog.yaml:5 `name` 'Wards' stands twice in `tags`: keep one",
    ],
    [
      'a colour that cannot be read',
      { 'content/brand.yaml': "colors:\n  light:\n    accent: '#88ccaa'\n" },
      'content/brand.yaml:3 `colors.light.accent`: accent #88ccaa on raised #ecede8 is 1.58 : 1, and text needs 4.5 : 1. Choose a darker accent.',
    ],
    [
      'a border that cannot be seen',
      { 'content/brand.yaml': "colors:\n  dark:\n    control: '#2c3331'\n" },
      'content/brand.yaml:3 `colors.dark.control`: control #2c3331 on raised #1f2523 is 1.2 : 1, and a border needs 3 : 1. Choose a lighter control.',
    ],
    [
      'needed files',
      { 'content/profile.yaml': null },
      'content/profile.yaml is missing: the site needs this file',
    ],
  ])('%s', (_what, changes, expected) => {
    expect(check(changes)).toEqual([expected]);
  });

  test('a slug of two posts names both files', () => {
    const post = `---\ntitle: Second\nslug: first\nexcerpt: It.\ncoverImage: null\nstatus: draft\npublishedAt: '2026-01-02T03:04:05Z'\nfeatured: false\nallowComments: true\ncategories: [Care]\ntags: [Wards]\n---\nText.\n`;
    expect(check({ 'content/posts/second.md': post })).toEqual([
      "content/posts/second.md:3 `slug` 'first' is also that of posts/first.md: choose another",
    ]);
  });
});

test('everything is told at once, by file and line, with other line ends too', () => {
  const lines = check({
    [ROLE]: ['start: 2015-03\nend: 2021-06', 'start: soon\r\nend: never'],
    [PROFILE]: ['headline: Digital', 'headline: Digital: '],
    [CARE]: '',
  });
  expect(lines.map((line) => line.split(' ', 1)[0])).toEqual([
    `${PROFILE}:5`,
    `${ROLE}:5`,
    `${ROLE}:6`,
    `${CARE}:1`,
  ]);
});

test('a fault that spoils one field hides none of the others', () => {
  const lines = check({
    [ROLE]: ['title: Head Nurse\ncompany: University Hospital', 'title: Head: Nurse\ncompany:'],
  });
  expect(lines).toEqual([
    expect.stringMatching(/nurse\.yaml:1 holds a colon/),
    `${ROLE}:2 \`company\` is empty: it must be text`,
  ]);
});

test('a picture in a code block is no picture', () => {
  expect(check({ [POST]: ['A picture:', '```md\n![x](/images/none.webp)\n```\n'] })).toEqual([]);
});
