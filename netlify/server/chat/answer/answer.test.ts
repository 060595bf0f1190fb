import { expect, test } from 'vitest';

import { SkillCategory } from '#contracts/content.ts';
import { siteContent } from '#server/content/current.ts';
import type { SiteContent } from '#server/content/site-content.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';
import type { PublishedText } from '#server/blog/published/service.ts';
import { answer } from './answer.ts';

const content = siteContent();
const knowledge = buildKnowledge(content);
const ask = (message: string, known = knowledge) => answer(known, { message, now: new Date('2026-11-20') });

const DIPLOMA = { text: 'Diploma in Botany', link: 'https://example.com' };

/** The knowledge that other content would give. */
function knowing(change: (copy: SiteContent) => void) {
  const copy = structuredClone(content);
  change(copy);
  return buildKnowledge(copy);
}

test('P-GEN-2 other content gives other answers: nothing is written into the code', () => {
  const other = knowing(({ profile, roles, projects, skills }) => {
    Object.assign(profile, {
      name: 'Kim Sample',
      givenName: 'Kim',
      email: 'kim@sample.example',
      phone: '555',
    });
    profile.stats = [
      { value: '22+', label: 'Years Experience' },
      { value: '$44M', label: 'Cost Savings' },
      { value: '7', label: 'Projects Led' },
    ];
    const [role] = roles;
    if (role) Object.assign(role, { title: 'Chief Gardener', company: 'Green Thumb Ltd', start: '2024-02' });
    const [project] = projects;
    if (project) project.title = 'Greenhouse Automation';
    const education = skills.at(-1);
    if (education) education.skills = SkillCategory.shape.skills.parse([DIPLOMA]);
    if (education) education.details.highlights = ['Diploma in Botany, with honours.'];
  });
  const say = (message: string) => ask(message, other).response;
  expect(say('How can I get in touch?')).toMatch(/kim@sample\.example.*555/);
  expect(say('How many years of experience?')).toMatch(/Kim Sample has 22\+ years/);
  expect(say('What savings can be shown in figures?')).toContain('$44M');
  expect(say('What is the current role?')).toMatch(/Chief Gardener at Green Thumb Ltd.*February 2024/);
  expect(say('When was Kim Chief Gardener?')).toMatch(/February 2024 to present/);
  expect(say('Tell me about the Greenhouse Automation project')).toMatch(/^Greenhouse Automation\./);
  expect(say('Any certifications?')).toContain('Diploma in Botany');
  expect(say('Does Kim have a CISSP?')).not.toMatch(/^Yes/);
});

test('D45 every answer from the content names its source in words and as a citation', () => {
  const { response, citations } = ask('Does Alex know Okta?');
  expect(response).toMatch(/You can read more under .*Experience/);
  expect(citations.map(({ url }) => url)).toContain('/#experience');
});

test('D45 at most four citations, none twice', () => {
  const { citations } = ask('What projects are there?');
  expect(citations).toHaveLength(4);
  expect(new Set(citations.map(({ title }) => title)).size).toBe(4);
});

test('D45 the length of a role that lasts depends on the day of the question', () => {
  const at = (now: string) =>
    answer(knowledge, { message: 'How long has Alex been IT Consultant?', now: new Date(now) }).response;
  expect(at('2025-04-15')).toMatch(/: 1 year\./);
  expect(at('2026-04-15')).toMatch(/: 2 years\./);
});

test('D45 an unanswerable question is answered honestly and points to the contact section', () => {
  const { response, isAnswered, citations } = ask('Which football team does Alex support?');
  expect(isAnswered).toBe(false);
  expect(response).toContain(content.profile.email);
  expect(citations[0]?.section).toBe('contact');
});

test('D45 "tell me more" says something that was not said yet', () => {
  const question = 'What security experience is there?';
  const first = ask(question);
  const more = answer(knowledge, {
    message: 'Tell me more',
    history: [
      { role: 'user', content: question },
      { role: 'assistant', content: first.response },
    ],
  });
  const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('•'));
  expect(lines(more.response).length).toBeGreaterThan(0);
  for (const line of lines(more.response)) expect(first.response).not.toContain(line);
});

test('D45 the same question has the same answer', () => {
  expect(ask('Who is this?')).toEqual(ask('Who is this?'));
});

test.each([
  ['Did he finish the MBA?', /^Not yet\. MBA .* in progress/],
  ['Does Alex have an MBA?', /^Not yet\./],
  ['Is Alex studying for an MBA?', /^Yes\./],
  ['Does Alex have an MBA and a CISSP?', /^MBA .* in progress.*CISSP/s],
])('D45 %s does not promise what is under way', (question, expected) => {
  expect(ask(question).response).toMatch(expected);
});

test.each([
  ['words written in haste are no certifications', 'Wich certifcations dose Alex hav?', /^Listed for Alex/],
  [
    'two subjects can be compared',
    'Compare experience in security and cloud',
    /Cloud and Infra.*Security and/s,
  ],
  [
    'gaps are judged by all roles',
    'Any gaps in employment between 2023 and 2024?',
    /January 2024.*June 2023/s,
  ],
  [
    'each company has its time',
    'How long did Alex work at each company?',
    /July 2021, 4 years and 3 months\)/,
  ],
])('D45 %s', (_, question, expected) => {
  expect(ask(question).response).toMatch(expected);
});

test.each([
  ['why a job ended', 'Why did Alex leave the last job?', /nothing about it is published/],
  ['a poem', 'Write me a poem about Alex', /do not find/],
  ['a sum', 'What is 2+2?', /do not find/],
  ['an insult', 'fuck you', /cannot help with that/],
  ['a script', '<script>alert(1)</script>', /cannot help with that/],
])('D45 %s is neither answered, nor repeated, nor looked up in posts', (_, question, expected) => {
  const { response, citations } = ask(question);
  expect(response).toMatch(expected);
  expect(response).not.toMatch(/fuck|script|poem/);
  expect(citations.map(({ section }) => section)).not.toContain('blog');
});

const POST: PublishedText = {
  slug: 'reviews',
  title: 'Reviews without blame',
  excerpt: 'Five questions for incident reviews.',
  content: '## Five questions\n\nThe meeting lasts 50 minutes.',
  publishedAt: '2026-01-01T00:00:00.000Z',
  categories: ['Leadership'],
  tags: ['Incident Response'],
};

test('D45 "has written about" is looked up in posts, and answered by them rather than by every publication', () => {
  const question = 'Summarize the article on incident reviews';
  const { response, citations } = ask(question, buildKnowledge(content, [POST]));
  expect(response).toContain('“Reviews without blame”: Five questions for incident reviews.');
  expect(citations.map(({ url }) => url)).toEqual(['/blog/reviews']);
});

test('D45 what may be meant is quoted as what comes nearest, with its places, and claims nothing', () => {
  const given = ask('our cloud bill is too high, what can be done');
  expect(given.response).toMatch(
    /^I am not sure that an answer is published here\. What comes nearest:\n• .+: “.+”/,
  );
  expect(given.isAnswered).toBe(false);
  expect(given.citations.length).toBeGreaterThan(0);
  expect(given.response.split(/\s+/).length).toBeLessThan(100);
});

test('D45 a question of which most is held nowhere gets no quotes', () => {
  expect(ask('What is the weather in Vancouver?').response).toContain('I do not find an answer');
  expect(ask('Does Alex know how to cook?').response).toMatch(
    /^I do not find that among the published skills.*nothing on “cook”/,
  );
});

test('D45 companies are counted by the roles, whether or not their text says "company"', () => {
  const companies = new Set(content.roles.map(({ company }) => company));
  expect(ask('How many companies has Alex worked for?').response).toMatch(new RegExp(`^${companies.size}: `));
});

test('D45 time is told from today: "the last two years", "how long ago", the one that a word of its title names', () => {
  const recent = ask('Which projects were finished within the last two years?').response;
  expect(recent).toContain('Vancouver');
  expect(recent).not.toContain('Oracle');
  expect(ask('How long ago did Alex leave Example Online Services?').response).toContain(
    '9 years and 10 months ago',
  );
  const said = 'Vancouver Corporate Center of Excellence, OKR-Based Operational Transformation and others.';
  const history = [
    { role: 'user' as const, content: 'What projects are there?' },
    { role: 'assistant' as const, content: said },
  ];
  const { response } = answer(knowledge, { message: 'tell me more about the OKR one', history });
  expect(response).toContain('OKR-Based Operational Transformation');
});

test.each(['What is the current role?', 'current job?', 'Who is his current employer?'])(
  'D45 %j names the roles that have not ended, and no others',
  (message) => {
    const { response } = ask(message);
    expect(response).toMatch(/IT Consultant at Example Cloud Software/);
    expect(response).toMatch(/Founder at Example Technology Consulting/);
    expect(response).not.toContain('Example Startup Network');
  },
);

test('D45 the name and date of what a question names are no answer to what it asks of it', () => {
  const { response } = ask('How was the productivity increase of the OKR project measured?');
  expect(response).not.toMatch(/^OKR-Based Operational Transformation \(/);
  expect(response).toContain('planned work');
});

test('D45 a project is named by the middle of its title too', () => {
  expect(ask('tell me about the asset management project').response).toMatch(
    /^IT Asset Management System Implementation\./,
  );
});

test('D45 what an owner earns is asked by the day and the hour as well', () => {
  for (const time of ['day', 'hour'])
    expect(ask(`how much is Alex per ${time} as a consultant`).response).toContain('not published here');
});

test.each([
  ['a price', 'the ROI calculator on the page, what price does it assume for one incident?', 'estimates'],
  ['a number', 'of the people moved to the new plan, how many wanted to go back?', 'Relocation'],
  ['the price of a thing', 'do his projects end up near the contract price?', 'salary expectations'],
  ['what is at hand', 'is the office lab available on a watch?', 'is looking for'],
  ['a fire', 'has anyone ever complained to him about a fire?', 'That is personal'],
  ['a thing of others', 'does he ever pay people per page?', 'Yes.'],
  ['a comparison', 'did he work longer as a founder or as an adviser?', 'No role of'],
  ['another motto', 'what was the motto pinned up in the planning room of the migration?', 'Transforming'],
  ['what happened to a thing', 'what happened to savings made before the cost program?', 'Strategic Advisor'],
])(
  'D45 who asks for %s is not given what one word of the question stands for',
  (_, message, neighbouring) => {
    expect(ask(message).response).not.toContain(neighbouring);
  },
);

test('D45 a role is said to be over where work is asked for, not where one of its words stands', () => {
  expect(ask('does Alex still work at Example Game Studios?').response).toMatch(/^No: /);
  expect(ask('does Alex still do game tests?').response).not.toMatch(/^No: /);
});

test('D45 what a visitor says of himself before he asks is said aside', () => {
  const notice = ask('If we made an offer in spring, how much notice does Alex need?');
  expect(notice.response).toContain('four weeks');
  expect(ask('Since we live on Okta, does Alex know Okta?').response).toMatch(/^Yes\./);
  expect(ask('whereabouts does Alex live?').response).toContain('Vancouver');
});

test('D45 who produced an award is told by its kind, and a size in the unit that is asked for', () => {
  expect(ask('who produced the video series?').response).toMatch(/^The video series .*Example Tech Leaders/);
  expect(ask('How big was the support organization, in employees?').response).toContain('30+ employees');
});

test('D45 nothing is quoted of another project than the one that is named', () => {
  const { response } = ask('what did the Oracle Service Cloud CRM Implementation cost to build in total?');
  expect(response).not.toMatch(/• (?:Strategic Cost|Citrix|IT Asset|Vancouver)/);
});

test('D45 what a visitor says of himself before he asks is no part of the question', () => {
  expect(ask("I'm a sommelier myself: who produced the video series?").response).toContain(
    'Example Tech Leaders',
  );
});
