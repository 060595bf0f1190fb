/** What visitors ask for in passing, with what they say around it, of whoever the owner is. */
import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { contentFolder } from '#server/content/folder.ts';
import { readSeedBlog } from '#server/content/seed-posts.ts';
import { readSiteContent, type SiteContent } from '#server/content/site-content.ts';
import { lastReply } from '#support/conversation.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';

const content = siteContent();
const posts = readSeedBlog(contentFolder()).posts.filter(({ status }) => status === 'published');

/** The replies to what is asked of such content, one message after the other: the last of them. */
function asking(of: SiteContent, blog: typeof posts = []) {
  const knowledge = buildKnowledge(of, blog);
  return (...messages: string[]) => lastReply(knowledge, messages);
}
const ask = asking(content, posts);
const nurse = asking(readSiteContent('tests/content/people/nurse'));
const architect = asking(readSiteContent('tests/content/people/architect'));

test.each([
  ['If I were to call your former boss today, what would he say about you?', /^Jordan Example/],
  ["I'd love to know how you got into this field.", /^The way of Alex so far/],
  ['Are you still working at your current place?', /IT Consultant at Example Cloud Software/],
  ["We're looking for an interim lead for six months.", /Available now for consulting engagements/],
  ['Would an interim role interest you?', /Available now for consulting engagements/],
  ['languages spoken?', /^The language listed for Alex Example is English\.$/m],
  [
    "Hello, I'm Pat from a staffing firm - would you tell me in three sentences who you are, so I can pass it on?",
    /^Alex Example is a technology director/,
  ],
  ['We only have until noon, so please list your roles in order with dates.', /^Alex's roles, newest first/],
  ['Unsure whom to ask, but could you name two people who would vouch for you?', /^Jordan Example/],
  ['Quick one from purchasing: what is the legal name of your firm?', /^That is not published here/],
  [
    'Assuming the board agrees, could you do a nine month contract, ideally two days a week?',
    /^Part-time work is not mentioned[^]*Available now/,
  ],
  ['My aunt is on the board and is strict, so what grade did you get?', /^MBA[^]*A grade is not published/],
  [
    'The jargon is lost on me, can you explain your biggest project as if I was ten?',
    /^Which project matters most is not said here[^]*Vancouver Corporate Center/,
  ],
])('P-CHAT-3 what anybody may say before or behind a question hides it not: %s', (message, said) => {
  expect(ask(message)?.response).toMatch(said);
});

test.each([
  ['When covid came, how fast did Alex send everybody home?', /^(?!Available now)/],
  ['Builders are loud – so who answers the site telephone then?', /^(?!You can reach|This is the portfolio)/],
])('D45 what narrows a question is not cut off: %s', (message, said) => {
  expect(ask(message)?.response).toMatch(said);
});

test.each([
  ['Could we have a short call on Tuesday morning?', /^You can reach Alex Example/],
  ['Got a second? What is your current role?', /^At present:|Current roles/],
  ['fee and availability?', /Available now[^]*Rates and salary/],
  ['Do you work nights?', /^Work at nights or weekends is not mentioned/],
  ['Do you accept interns?', /^Whether new people are taken on, as interns/],
  ['do you hold a drivers license', /^That is not published here/],
  ['Which project saved most?', /^In all, Alex Example has achieved/],
  ['what did you do between jobs, any gaps in your cv?', /^What was done between two roles is not published/],
  ['Did a project of yours ever fail?', /^That a project failed is not published here\. From the posts:/],
  ['What annoys people about you?', /^Weaknesses are not published/],
  ['What gets you out of bed?', /^That is not described in particular/],
  ['Are you more of a detail person?', /^That is not described in particular/],
  ['which tools and software do you use', /^Tools are not listed by themselves[^]*Technical and Operational/],
  ['how large is your firm', /^How many people work there is not published/],
  ['How do you calculate the load of a beam?', /^I do not find/],
  ['have you done a renovation?', /nothing on “renovation”/],
  ['¿Hablas inglés?', /^I am sorry, I can only answer in English/],
  ['was this written by AI?', /^I am the automated assistant/],
])('P-CHAT-3 what anybody may be asked: %s', (message, said) => {
  expect(ask(message)?.response).toMatch(said);
});

test.each([
  [['do you do freelance work?', 'what would it cost'], /^Rates and salary/],
  [
    ['your latest project?', 'and who was it for?'],
    /^Vancouver Corporate Center of Excellence\. Example Cloud Software/,
  ],
  [['your latest project?', 'how long did it take'], /^Vancouver Corporate Center of Excellence\./],
  [
    ['do you have leadership experience?', 'how many people?'],
    /^How many people a team had is not published/,
  ],
  [['what was your last job?', 'why did you go there'], /^The reason is not published here/],
])('P-CHAT-3 the last of %j is answered', (messages, said) => {
  expect(ask(...messages)?.response).toMatch(said);
});

test('D45 a notice period is none where juries are sat on at short notice', () => {
  expect(architect('how long is your notice period?')?.response).toMatch(/^A notice period is not mentioned/);
});

test('D45 what is said to have been done is asked', () => {
  expect(architect('A friend said that you used to teach, is that right?')?.response).toMatch(/Teach/);
  expect(nurse('is your company registered')?.response).toMatch(/^That is not published/);
});

test('D45 no quote of what went wrong ends with the colon that leads to something else', () => {
  const lines = ask('What did you get wrong?')
    ?.response.split('\n')
    .filter((line) => line.startsWith('• '));
  expect(lines).not.toHaveLength(0);
  for (const line of lines ?? []) expect(line).not.toMatch(/:$/);
});

test('D45 what a field leaves open begins no sentence, and a year is told once', () => {
  const copy = structuredClone(content);
  copy.profile.availability = '';
  copy.profile.opportunities = [];
  copy.awards = [];
  copy.assistant.site = [];
  copy.projects = copy.projects.slice(0, 1).map((project) => ({ ...project, subtitle: '', metrics: [] }));
  copy.skills = copy.skills.map((group) => ({
    ...group,
    skills: group.skills.map((item) =>
      typeof item === 'string' || item.credential?.kind !== 'education'
        ? item
        : { ...item, text: 'BSc (2016)', credential: { ...item.credential, date: '2016' } },
    ),
  }));
  const bare = asking(copy);
  expect(bare('when are you available?')?.response).toMatch(/^No times of availability are published/);
  expect(bare('what posts have you written?')?.response).toMatch(/^No posts are published here/);
  expect(bare('which projects?')?.response).toContain('• Vancouver Corporate Center of Excellence.');
  expect(bare('what is your newest degree?')?.response).not.toMatch(/\(2016\) \(2016\)/);
});

test('P-CHAT-3 "at least" names no employer', () => {
  expect(ask('ok then, how long in the job at least?')?.response).not.toMatch(/I do not see/);
});
