import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { readSiteContent } from '#server/content/site-content.ts';

import { demandsOf } from '../matching/posting/demands.ts';
import { reader } from './concepts.ts';
import { demandRows } from './demand-rows.ts';
import { judge } from './judge.ts';
import { publishedUnits } from './published-units.ts';

const post = {
  slug: 'ropes',
  title: 'Ropes',
  excerpt: '',
  content: 'We tied every hammock with a bowline. I tied a sheepshank once. I have never spliced a hawser.',
  publishedAt: '2026-01-01T00:00:00Z',
  categories: [],
  tags: [],
};
const published = publishedUnits(siteContent(), [post]);

function judged(text: string, isGerman = false, isOfTrade = true, units = published) {
  const [demand] = demandsOf(`Requirements\n- ${text}`);
  if (!demand) throw new Error(`Nothing is demanded: ${text}`);
  return judge(demand, { published: units, month: '2026-11', read: reader(isGerman), isOfTrade });
}

test.each([
  ['Knowledge of access control and video surveillance systems', 'met'],
  ['Has planned and opened new offices', 'met'],
  ['CISM or CISSP', 'met'],
  ['At least seven years of managing people', 'met'],
  ['Very good written English', 'met'],
  ['Has led the IT integration of an acquisition above $500M', 'met'],
  ['Has led the IT integration of an acquisition above $500B', 'partly'],
  ['Master or MBA', 'partly'],
  ['Tying a hammock with a bowline', 'partly'],
  ['Experience in retail banking', 'not stated'],
  ['Experience in robotics, hardware or manufacturing', 'not stated'],
  ['Background in security, networks and identity', 'met'],
  ['Five years of nursing', 'not stated'],
  ['CISM', 'not stated'],
  ['Fluent German', 'not stated'],
  ['Salesforce administration', 'not stated'],
  ['Eligible to work in Canada', 'not stated'],
  ['20 hours a week', 'not stated'],
  ['Nights, too, while a release goes live', 'not stated'],
  ['Start: immediately', 'partly'],
  ['In the chair no later than eight weeks after signing', 'met'],
  ['Start two weeks after signing', 'partly'],
  ['Starts on 1 December 2026', 'met'],
  ['Access control and CCTV', 'met'],
  ['A current CISSP, because our insurer asks', 'met'],
  ['At least five years in information security', 'met'],
  ['If you have negotiated contracts, tell us how', 'met'],
  ['Ten years leading managers', 'partly'],
  ['Leading more than 4000 agents', 'partly'],
  ["A master's degree", 'partly'],
  ["A master's degree in ropes", 'not stated'],
  ['Perforce administration', 'not stated'],
  ['Comfortable with Dentrix or similar software', 'not stated'],
  ['Knowledge of IEC 62304', 'not stated'],
  ['A second language', 'not stated'],
  ['A criminal record check', 'not stated'],
  ['You are able to work in Canada already', 'not stated'],
  ['Flying to Lisbon three or four times a year', 'met'],
  ['A degree in law or equivalent experience', 'partly'],
  ['Prosci or another change management certification', 'partly'],
  ['Prosci or another embroidery certification', 'not stated'],
  ['Planning and opening offices (hammocks, Ropemaker)', 'partly'],
  ['CISM, CISSP or a comparable certification', 'met'],
  ['Has owned a seven-figure IT budget', 'partly'],
  ['You have opened offices, and not only watched', 'met'],
  ['Six years as a cloud, hammock or bowline engineer', 'partly'],
  ['Based in Canada, any time zone', 'met'],
  ['Willing to travel 20 % of the time', 'met'],
  ['Willing to travel 60 % of the time', 'partly'],
  ['Consistently planned and opened offices', 'met'],
  ['Expérience de la gestion des incidents', 'met'],
  ['You have tied a sheepshank', 'partly'],
  ['You have spliced a hawser', 'not stated'],
  ['A security certificate (CISSP, CISM)', 'met'],
  ['A security certificate (CISM, OSCP)', 'not stated'],
  ['Five years leading teams in several countries', 'partly'],
  ['Planning and opening offices, including hammocks and Ropemaker', 'partly'],
  ['Tying a hammock or whittling', 'not stated'],
  ['Understand IAM', 'met'],
  ['A finished MBA', 'partly'],
  ['Deep knowledge of Microsoft 365, Intune and Okta', 'partly'],
  ['Able to travel 20 % of the time', 'met'],
  ['Has delivered an integration worth more than $1 billion', 'met'],
])('D45 %j is %s', (text, standing) => {
  expect(judged(text).standing).toBe(standing);
});

test.each([
  ['Bachelor of Science in Nursing', 'met'],
  ["Bachelor's or master's degree in nursing", 'met'],
  ["A master's degree in nursing", 'not stated'],
  ['Ten years in health care', 'met'],
  ['Ten years in healthcare', 'met'],
  ['Registered nurse with a valid licence', 'partly'],
  ['Experience with eMAR', 'met'],
  ['Guides newly graduated nurses through their first months', 'met'],
  ['Experience in pediatrics', 'met'],
  ['Has supervised a shift', 'met'],
  ['BScN', 'met'],
  ['A degree in information technology', 'not stated'],
])('D45 of a nurse %j is %s', (text, standing) => {
  const nurse = publishedUnits(readSiteContent('tests/content/people/nurse'), []);
  expect(judged(text, false, true, nurse).standing).toBe(standing);
});

test.each([
  ['8 years post-qualification experience', 'met'],
  ["Master's degree in architecture", 'met'],
  ["Master's degree in law", 'not stated'],
  ['Has led a team of ten architects', 'met'],
  ['Has led a team of 40 architects', 'partly'],
  ['Thirty years of experience', 'partly'],
  ['RIBA chartered', 'partly'],
  ['Mass timber or CLT', 'met'],
  ['Retrofit of existing or listed buildings', 'met'],
  ['Revit', 'not stated'],
  ['Qualified for ten years or longer', 'met'],
  ['You live in or near Bath, Bristol counts', 'met'],
  ['A prize or two to show', 'met'],
])('D45 of an architect %j is %s', (text, standing) => {
  const architect = publishedUnits(readSiteContent('tests/content/people/architect'), []);
  expect(judged(text, false, true, architect).standing).toBe(standing);
});

test.each([
  ['Führungserfahrung und Steuerung von Dienstleistern', 'met'],
  ['Erfahrung mit Firewalls von Fortinet', 'partly'],
  ['Verträge mit Softwareanbietern selbst verhandelt', 'met'],
  ['Erfahrung in der Pflege', 'not stated'],
  ['Verhandlungsgeschick gegenüber Dienstleistern', 'met'],
])('D45 %j is %s, in German', (text, standing) => {
  expect(judged(text, true).standing).toBe(standing);
});

test.each([
  ['Kenntnisse in SQL-Datenbanken', 'met'],
  ['Interesse an öffentlichem Verkehr', 'met'],
  ['Eingeschriebener Student der Informatik', 'met'],
  ['Eingeschriebener Student der Medizin', 'partly'],
  ['Kenntnisse in Rust', 'not stated'],
])('D45 of a student %j is %s, in German', (text, standing) => {
  const student = publishedUnits(readSiteContent('tests/content/people/student'), []);
  expect(judged(text, true, true, student).standing).toBe(standing);
});

test.each([
  ['Based in Stuttgart', 'met'],
  ['Based in Mannheim', 'not stated'],
  ['You study computer science or something close to it', 'met'],
])('D45 of a student %j is %s', (text, standing) => {
  const student = publishedUnits(readSiteContent('tests/content/people/student'), []);
  expect(judged(text, false, true, student).standing).toBe(standing);
});

test('D45 what somebody has not done yet proves nothing', () => {
  const student = publishedUnits(readSiteContent('tests/content/people/student'), []);
  const { evidence } = judged('Has led a team', false, true, student);
  expect(evidence.map(({ sentence }) => sentence)).not.toContain('Jörg has not led a team yet.');
});

test.each(['Explaining a risk to executives without jargon', 'Practice with six or more staff'])(
  'D45 %j is met where the posting is of the published trade, else in part',
  (text) => {
    const standings = [true, false].map((isOfTrade) => judged(text, false, isOfTrade).standing);
    expect(standings).toEqual(['met', 'partly']);
  },
);

test('D45 of a bracket that is parted each part is shown without its half', async () => {
  const rows = await demandRows('Requirements\n- Bilingualism (Danish/Greek) an asset', published, '2026-11');
  expect(rows.map(({ term }) => term)).toEqual(['Bilingualism: Danish', 'Greek an asset']);
});

test('D45 years of no named thing are years of the published trade alone', () => {
  const text = 'At least two years of experience';
  expect([judged(text).standing, judged(text, false, false).standing]).toEqual(['met', 'not stated']);
});

test('D45 what only a post tells is partly met, with a link to it', () => {
  const { note, evidence } = judged('Tying a hammock with a bowline');
  expect([note, evidence[0]?.url]).toEqual(['in a post', '/blog/ropes']);
});

test('D45 evidence leads to the record page where there are details, and else to the section of the page', () => {
  const content = structuredClone(siteContent());
  const [bare, told] = content.skills;
  if (!bare || !told) throw new Error('The sample has too few skills');
  bare.details = { description: '', highlights: [] };
  const { units, evidenceAt } = publishedUnits(content, []);
  const urlsOf = (id: string) =>
    new Set(units.filter(({ passage }) => passage.id === `skills/${id}`).map((unit) => evidenceAt(unit).url));
  expect([urlsOf(bare.id), urlsOf(told.id)]).toEqual([new Set(['/#skills']), new Set(['/record#skill-2'])]);
});

test('D45 days at an office are met where the posting is for the published place', async () => {
  const standingIn = async (place: string) => {
    const text = `Location: ${place}\n\nRequirements\n- Able to be in our Main Street office three days a week`;
    return (await demandRows(text, published, '2026-11')).at(-1)?.standing;
  };
  expect([await standingIn('Vancouver, BC'), await standingIn('Calgary, AB')]).toEqual(['met', 'not stated']);
});

test('D45 while a posting is checked others have their turn', async () => {
  const order: string[] = [];
  const checked = demandRows('Requirements\n- Ropes\n- Nets', published, '2026-11').then(() =>
    order.push('checked'),
  );
  setImmediate(() => order.push('other'));
  await checked;
  expect(order).toEqual(['other', 'checked']);
});

const student = publishedUnits(readSiteContent('tests/content/people/student'), []);
const nurse = publishedUnits(readSiteContent('tests/content/people/nurse'), []);

test.each([
  ['Start: April or May 2027', 'met'],
  ['Los geht es im April 2027', 'met'],
  ['Start: February 2027', 'not stated'],
  ['Available from February to June 2027', 'not stated'],
  ['Ab sofort', 'not stated'],
  ['Start within six weeks of signing', 'not stated'],
])('D45 %j is held against when somebody is free: %s', (text, expected) => {
  expect(judged(text, false, true, student).standing).toBe(expected);
});

test('D45 days at a place and square metres are held against what is published', () => {
  const architect = publishedUnits(readSiteContent('tests/content/people/architect'), []);
  const { standing } = judged('Library projects above 3,000 m²', false, true, architect);
  expect(standing).toBe('met');
  const days = judged('Du bist an drei Tagen pro Woche bei uns in Stuttgart', true, true, student);
  expect(days.standing).toBe('met');
});

test.each([
  ['A third language', 'met'],
  ['A Romance language', 'met'],
  ['A Scandinavian language', 'not stated'],
])('D45 %j is held against the listed languages: %s', (text, expected) => {
  expect(judged(text, false, true, nurse).standing).toBe(expected);
});

test.each([
  ['Automatisierte Tests gehören für dich dazu', 'met'],
  ['Eine SQL-Abfrage über mehrere Tabellen schreckt dich nicht', 'met'],
  ['Du studierst Informatik', 'met'],
])('D45 German words find English ones: %j', (text, expected) => {
  expect(judged(text, true, true, student).standing).toBe(expected);
});

test('D45 where the years are enough and how many were led is not told, the note says so', () => {
  const { standing, note } = judged('6 years of managing managers');
  expect(standing).toBe('partly');
  expect(note).toMatch(/\d+ years .*, 6 asked; for how many is not stated$/);
});
