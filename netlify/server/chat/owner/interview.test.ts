import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';

import { answer } from '../answer/answer.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';

const content = siteContent();
const ask = (message: string, known = buildKnowledge(content)) =>
  answer(known, { message, now: new Date('2026-11-20') });

const IN_SHORT = /^Alex Example is a technology director/;
const REASONS = /^15\+ years experience, [^]*core competencies are:/;
const STYLE = /^Good IT is quiet/;
const OTHERS = /says: “/;
const LOOKED_FOR = /^Available now for consulting/;
const PROJECTS = /^Alex's key projects are:/;

test.each([
  ['Can you give me the 30 second version of Alex?', IN_SHORT],
  ['Sum him up in one sentence', /^Alex Example is a technology director[^.]*\.\n\nYou can read more/],
  ['what can you tell me about alex', IN_SHORT],
  ['tldr on him', IN_SHORT],
  ['what should I know about him before our call', IN_SHORT],
  ['what is he best known for', REASONS],
  ['what sets him apart from other candidates', REASONS],
  ['give me three reasons to hire him', REASONS],
  ['why should we pick Alex over somebody else', REASONS],
  ['what would my company get out of him', REASONS],
  [
    "what's the most impressive thing he has done",
    /^Alex's key projects are:[^]*comes first for Alex is not said/,
  ],
  ['has he run large projects', PROJECTS],
  ['what was his toughest project', /^What was difficult in the key projects:\n• Vancouver/],
  ['tell me about a time he had to deal with pressure', /^What was difficult in the key projects/],
  ['how would you describe his leadership style', STYLE],
  ['is he more technical or more managerial', STYLE],
  ['what do people say about working with him', OTHERS],
  ['who can I call for a reference', OTHERS],
  ['would his team work with him again', OTHERS],
  ['has he managed managers', /in roles that lead by their title/],
  ['has he worked with executives', /^(?!No role of)/],
  ['how often does he change jobs', /on average in 8 roles:/],
  ['how many years of experience in total', /^Alex Example has 15\+ years of experience/],
  ['would he consider contract work', LOOKED_FOR],
  ['where does he see himself in five years', LOOKED_FOR],
  ['is he still learning, any studies at the moment', /^Under way: MBA/],
  [
    'which certs are still valid',
    /kept current through continuing education\. Until when each is valid is not published/,
  ],
  ['do you have numbers to back that up', /^In figures, Alex Example stands for/],
  ['has he mentored anyone', /Mentor(?:ed)? /],
  ['Can you give me a short summary to paste for my client?', IN_SHORT],
  ['What does she do differently from other people in the same job?', REASONS],
  [
    'Would you speak at our conference in May?',
    /^To ask for a talk, write to alex@example\.com[^]*Leading IT Through Change/,
  ],
  ['Can you provide references, names and phone numbers?', OTHERS],
  ['How did you get started in this field?', /^Senior Game Test Analyst/],
  [
    'What tools and methods do you use day to day?',
    /^Tools are not listed by themselves;[^]*• Technical and Operational Expertise/,
  ],
  ['what did he do with AI', /Built this site with an integrated AI chatbot/],
  ['we are a 200 person company, what could you do for us', REASONS],
  ['what do your clients appreciate about you', OTHERS],
  ['what are you working on right now', /^Alex Example: Technology Director\. Current roles/],
  ['are you available in january', LOOKED_FOR],
  ['what is your approach', STYLE],
  ['is this a bot', /^I am the automated assistant/],
  ['are my questions stored', /^This conversation is kept in your browser/],
  ['i want to offer you a job', /^You can reach Alex Example/],
  [
    'How do I know that the things claimed here are true?',
    /^Alex writes this site[^]*Jordan Example[^]*CISSP/,
  ],
  ['did you do that work yourself or was it the team', /^Who did which part[^]*As IT Consultant, Alex owned/],
  [
    'where should I start if I want a job like yours',
    /^Advice to beginners is not[^]*• Senior Game Test Analyst/,
  ],
  ['how quickly do you answer?', /“Thank you for reaching out\. I'll get back to you within 24 hours\.”/],
  ['is he right for us?', /the check of a job posting in this chat/],
  ["what's new", /^Now: IT Consultant/],
  ['is there something published that I could quote?', /Leading IT Through Change/],
  ['what has he been up to since 2018', /^Since 2018:[^]*IT-Ops Manager at Example Collaboration Software/],
  ['where did he study', /^MBA [^]*Example University/],
  [
    'when did you start your current position?',
    /^At present:\n• IT Consultant at Example Cloud Software \(May 2024/,
  ],
  ['how did you get into your field?', /^The way of Alex so far:\n• Senior Game Test Analyst/],
  ['how long do you usually stay at a company?', /on average in 8 roles:/],
  ['what does someone with your job title do all day?', /Core responsibilities/],
  ['are you open to new offers', LOOKED_FOR],
  ['do you take on small jobs?', /^The size of a project is not mentioned/],
  ['who else was involved?', /^Who did which part/],
  ['have you managed people?', /^Yes: 13 years and 4 months in roles/],
  ['what should I look at first?', IN_SHORT],
  ["What's the project you are most proud of?", /comes first for Alex is not said/],
  ['what is the most important thing he has done in his career?', PROJECTS],
  ['what are you actually an expert in', REASONS],
  ['a time something went wrong and how you handled it', /^What was difficult in the key projects/],
  ['why did he choose this line of work', /^The way of Alex so far/],
  ['would you be free in the autumn?', LOOKED_FOR],
  ['Have you published anything or spoken at conferences?', /Leading IT Through Change/],
  ['best project', /comes first for Alex is not said/],
  ['which project shows the most impact in numbers', /^In figures/],
  ['what does he want next', LOOKED_FOR],
  ['when can we talk', /^You can reach Alex Example/],
])('P-CHAT-3 what is asked of anybody: %s', (question, said) => {
  const reply = ask(question);
  expect(reply.response).toMatch(said);
  expect(reply.isAnswered).toBe(true);
});

test.each([
  ['how does he handle conflict', /^That is not described in particular\. On how Alex works, the site says:/],
  [
    'what would his first 90 days look like',
    /^What the first days in a new role would bring is not published/,
  ],
  ['did he get promoted anywhere', /^No promotion is published: each role is at another employer/],
  ['why did he change jobs', /^That is personal/],
  ['what is your biggest weakness', /^Weaknesses are not published here as such\. Please ask/],
  ['What do you do when you are not working?', /^That is personal/],
  ['have you ever been a CTO', /^No role of Alex Example with the title “cto”/],
  ['how long does a typical engagement take', /^How long an engagement takes is not published/],
  [
    'Suppose we hired you in January, how would you spend the first month?',
    /^What the first days in a new role/,
  ],
  ['any side projects or volunteering going on?', /^Side projects and volunteering are not mentioned/],
  ['would you mentor me', /^Whether new people are taken on, as interns or for mentoring, is not/],
  ['do you have a registered company', /^That is not published here\. Please ask directly/],
])('P-CHAT-3 what is not told of anybody is said to be so: %s', (question, said) => {
  const reply = ask(question);
  expect(reply.response).toMatch(said);
  expect(reply.isAnswered).toBe(false);
});

test.each([
  ['What was the toughest part of the Citrix integration?', PROJECTS],
  ['Which numbers does the security budget rest on?', /^In figures/],
  ['Do you think Alex could get clever bots going for our employees?', OTHERS],
  ['what do you think about remote work', OTHERS],
  ['any article on hiring', LOOKED_FOR],
  ['did you write about budgets', /^This is what the site says/],
  ['What is the value of the Citrix acquisition?', REASONS],
])('D45 a question about something is none about anybody: %s', (question, said) => {
  expect(ask(question).response).not.toMatch(said);
});

test('D45 two roles at one employer are told as such, oldest first', () => {
  const copy = structuredClone(content);
  const [first, second] = copy.roles;
  if (!first || !second) throw new Error('the sample has too few roles');
  second.company = first.company;
  expect(ask('was he ever promoted', buildKnowledge(copy)).response).toMatch(
    new RegExp(
      `^More than one role at the same employer, oldest first:\n• ${second.title}[^]*• ${first.title}`,
    ),
  );
});

test('D45 without what they rest on such questions are left to the other rules', () => {
  const copy = structuredClone(content);
  Object.assign(copy.about, { leadership: '', competencies: [] });
  Object.assign(copy, { projects: [], testimonials: [] });
  const bare = buildKnowledge(copy);
  expect(ask('what sets him apart from other candidates', bare).response).toMatch(IN_SHORT);
  for (const question of ['what is his leadership style?', 'what was his toughest project'])
    expect(ask(question, bare).response).toMatch(/I am not sure|^I do not find/);
});

test('D45 how long a certificate is valid is told by its own group of skills alone', () => {
  const copy = structuredClone(content);
  copy.skills[0]?.details.highlights.push('Active Directory for 300 people.');
  const reply = ask('which certs are still valid', buildKnowledge(copy)).response;
  expect(reply).not.toContain('Active Directory');
  for (const { details, skills } of copy.skills)
    if (skills.some((skill) => typeof skill !== 'string'))
      details.highlights.push('CISSP valid until May 2029.');
  expect(ask('which certs are still valid', buildKnowledge(copy)).response).toMatch(
    /CISSP valid until May 2029\. Listed are:/,
  );
});
