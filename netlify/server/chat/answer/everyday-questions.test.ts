import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import type { SiteContent } from '#server/content/site-content.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';
import { answer } from './answer.ts';

const content = siteContent();
const knowledge = buildKnowledge(content);
const ask = (message: string, known = knowledge) => answer(known, { message, now: new Date('2026-11-20') });

/** The knowledge that other content would give. */
function knowing(change: (copy: SiteContent) => void) {
  const copy = structuredClone(content);
  change(copy);
  return buildKnowledge(copy);
}

test.each([
  ['Has Alex worked in finance?', /^This is what the site says about that:/],
  ['Does he have experience in construction?', /^This is what the site says about that:/],
  ['Has Alex worked in security?', /^Yes\. This is what the site says/],
])('P-CHAT-3 who took part in something is no proof of his trade: %s', (question, reply) => {
  expect(ask(question).response).toMatch(reply);
});

test('P-CHAT-3 who asks for a degree is told the degrees and where from, and no certificates', () => {
  for (const question of ['Any degree?', 'Does he have a degree?'])
    expect(ask(question).response).toMatch(/^MBA .*: Example University\./);
  expect(ask('What is his education?').response).toContain('CISSP');
});

test.each([
  ['Who is the CISSP from?', /ISC2/],
  ['Where did the guest article about OKRs appear?', /Example IT Magazine/],
  ['How many projects are shown in this portfolio?', /6 projects/],
  ['How many languages does Alex speak?', /^\d: The languages? listed/],
  ['Can I have the email of Priya, to ask about Alex?', /^How to reach Priya Example is not published here/],
  ['Where did Alex get the CISSP?', /ISC2/],
  ['Which city does Alex call home?', /^Alex Example is based in Vancouver/],
  [
    'The Oracle Service Cloud project saved money every month, what does that come to in a year?',
    /^\$840K a year/,
  ],
  [
    `How many different employers has Alex had up to now?`,
    new RegExp(`^${new Set(content.roles.map(({ company }) => company)).size}: `),
  ],
  ['What timezone are you in?', /Pacific Time/],
  ['any cost savings?', /^In all, Alex Example has achieved/],
  ['who are his references', /^Jordan Example/],
  ['has he done soc 2', /^This is what the site says about that:[^]*Prepared client teams for SOC 2/],
  ['has he led an acquisition integration', /^This is what the site says[^]*Citrix M&A Integration/],
  ['does he have p&l experience', /nothing on “pnl”/],
  ['can he work in the US?', /^That is personal/],
  ['will he need sponsorship?', /^That is personal/],
  ['does he have experience with executive sponsorship?', /nothing on “sponsorship”/],
  ['does he speak at conferences?', /^(?!The languages? listed)/],
  ['is he technical or more a manager', /^(?!No role of)/],
  ['is he technical?', /^• Leadership and Strategy:/],
  ['how big is his team now?', /^How many people a team had is not published/],
  ['has he managed people?', /in roles that lead by their title/],
  ['has he hired people', /in roles that lead by their title/],
  [
    'what industries has he worked in',
    /^Nothing is listed by industry\. The employers are:[^]*Example Game Studios/,
  ],
  ['how did he start his career?', /^Senior Game Test Analyst at Example Game Studios/],
  ['what did he do before that?', /^Former roles, newest first:/],
  ['what would he bring to our team', /core competencies are:/],
  ['what problems does he solve', /core competencies are:/],
  ['would he be a good fit for a project manager role?', /is looking for:[^]*the check of a job posting/],
  ['which project should I look at first?', /key projects are:\n• Vancouver/],
  ['where can I see his work', /key projects are:/],
  ['Does he have a company of his own?', /^Founder at Example Technology Consulting/],
  ['does he write', /is represented by the video series/],
  ['what would his boss tell me about him', /^Jordan Example/],
  ['which programing languages does he know', /^(?!The languages? listed)/],
  ['name of current employer', /^IT Consultant at Example Cloud Software/],
  ['is he in Canada', /^Alex Example is based in Vancouver/],
  ['what does he do outside of work', /^That is personal/],
  [
    'what are his main responsibilities now',
    /^Alex has been IT Consultant[^]*Core responsibilities:[^]*Founder at/,
  ],
  ['what did he achieve in his last job', /^Alex was Strategic Advisor[^]*Key achievements:/],
  ['what did he do at his first company', /^Alex was Senior Game Test Analyst[^]*Key achievements:/],
  ['average tenure?', /^2 years and 11 months on average in 8 roles:/],
  ['can I talk to a human', /^You can reach Alex Example/],
  ['contract or permanent?', /^Available now/],
  ['does he do mentoring', /Mentor first-time IT managers/],
  ['does he do consulting', /^Available now/],
  ['what kind of companies does he want to work with', /is looking for:/],
  ['how does he like to work', /^Good IT is quiet/],
  ['what is his leadership style?', /^Good IT is quiet/],
  ['has he ever worked abroad', /^Where each role was:[^]*San Jose, California/],
  ['how does he prioritize', /^That is not described in particular\. On how Alex works/],
  ['What was the first job after graduating?', /^Senior Game Test Analyst/],
  [
    'Could you give me names of the clients of Example Technology Consulting?',
    /^I am not sure|^I do not find/,
  ],
  ['$70K a month saved, so how much is that in a full year?', /^\$840K a year: 12 times \$70K a month/],
])('D45 %s', (message, expected) => {
  expect(ask(message).response).toMatch(expected);
});

test.each([
  'Does he work by the month or for a full year on one project?',
  'How much does one client pay a month, and how much a year?',
  'What is the rent of the office a month, so what in a year?',
])('D45 no other monthly amount is told for a year: %s', (message) => {
  expect(ask(message).response).not.toContain('a year: 12 times');
});

test.each([
  [
    'when should you not start with OKRs, in his opinion?',
    /OKR-Based Operational Transformation(?:: 2018|\. At)/,
  ],
  ['how quickly did the company go remote in March 2020?', /^(?:Available now|In 2020)/],
  ['how long until a colleague may carry the pager for the first night?', /MBA/],
])('D45 what stands for one word of it is no answer to %s', (message, unwanted) => {
  expect(ask(message).response).not.toMatch(unwanted);
});

test('D45 one of those who recommend is meant by what he is', () => {
  const history = [
    { role: 'user' as const, content: 'Who recommends Alex?' },
    { role: 'assistant' as const, content: ask('Who recommends Alex?').response },
  ];
  const finance = answer(knowledge, { message: 'and what does the one from finance say?', history });
  expect(finance.response).toMatch(/^Priya Example/);
  expect(finance.response).not.toContain('Jordan');
});

test('D45 when something opened is told by what is said of it, not by the dates of the work', () => {
  const other = knowing(({ projects: [project] }) => {
    if (!project) throw new Error('the sample has no project');
    project.title = 'Fern House';
    project.details.overview = 'The Fern House was built from 2014 and opened in June 2017.';
  });
  expect(ask('When did the Fern House open?', other).response).toContain('June 2017');
});

test.each([
  ['who was his boss during the integration?', /^Jordan Example .*: Managed Alex directly/],
  ['when did Jordan write the recommendation?', /March 2022/],
  [
    'who gave the tech exec award, and what was it for?',
    /Example Business Journal.*customer-support platform/,
  ],
  ['which magazine was the OKR article in?', /Example IT Magazine/],
])('D45 %s is told from what is published of people, awards and roles', (message, told) => {
  expect(ask(message).response).toMatch(told);
});

test.each([
  'who was his line manager at the game studio?',
  'is Alex open to work as a dentist?',
  'would he lend us money?',
])('D45 %s is not answered with what is published of something else', (message) => {
  expect(answer(knowledge, { message }).isAnswered).toBe(false);
});

test('D45 what came before or after is computed, and left open where the one lies within the other', () => {
  const { response } = ask('Was the award before or after the Oracle project?');
  expect(response).toMatch(
    /^Their dates: Oracle Service Cloud CRM Implementation \(2014 to 2015\); the award/,
  );
});

test('D45 a post is dated though its title holds common words alone', () => {
  const post = (slug: string, title: string, publishedAt: string) => ({
    slug,
    title,
    excerpt: 'Work, security and teams.',
    content: Array.from({ length: 40 }, () => 'Security and teams, and what security costs teams.').join(
      '\n\n',
    ),
    publishedAt,
    categories: [],
    tags: [],
  });
  const posts = [
    post('a', 'What security is for', '2026-03-11T09:00:00Z'),
    post('b', 'Teams', '2026-01-02T09:00:00Z'),
  ];
  const { response } = ask(
    'when did the piece about what security is for come out?',
    buildKnowledge(content, posts),
  );
  expect(response).toContain('“What security is for”: March 11, 2026');
});

test('D45 a view is told by the post that has its subject in the title, before what others say or a project of that name', () => {
  const posts = ['Hiring a team', 'Why OKRs', 'Zero trust'].map((title, at) => ({
    slug: `p${at}`,
    title,
    excerpt: `About ${title}.`,
    content: 'Hiring, OKRs and zero trust.',
    publishedAt: `2026-0${at + 1}-02T09:00:00Z`,
    categories: [],
    tags: [],
  }));
  const known = buildKnowledge(content, posts);
  expect(ask('What does Alex say about hiring?', known).response).toContain(
    '“Hiring a team”: About Hiring a team.',
  );
  expect(ask("what's his opinion on OKRs?", known).response).toContain('“Why OKRs”: About Why OKRs.');
  expect(ask('what is his take on gardening', known).isAnswered).toBe(false);
  expect(ask('what does Priya say about Alex', known).response).toMatch(/^Priya Example/);
});
