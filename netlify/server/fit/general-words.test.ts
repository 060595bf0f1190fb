import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';

import { demandsOf } from '../matching/posting/demands.ts';
import { reader } from './concepts.ts';
import { judge } from './judge.ts';
import { publishedUnits } from './published-units.ts';

const post = {
  slug: 'looms',
  title: 'Looms',
  excerpt: '',
  content: 'Nothing of this reaches production by hand.',
  publishedAt: '2026-01-01T00:00:00Z',
  categories: [],
  tags: [],
};
const published = publishedUnits(siteContent(), [post]);

function judged(text: string) {
  const [demand] = demandsOf(`Requirements\n- ${text}`);
  if (!demand) throw new Error(`Nothing is demanded: ${text}`);
  return judge(demand, { published, month: '2026-11', read: reader(false), isOfTrade: true });
}

test.each([
  // What tells most is said nowhere.
  ['Experience managing shop staff', 'partly'],
  ['Experience preparing consolidated financial statements', 'not stated'],
  // A word beside a general one is what is asked.
  ['Experience with carbon reporting', 'not stated'],
  ['Experience with satellite communications', 'not stated'],
  ['Experience negotiating with unions', 'not stated'],
  // A name of several words is one thing.
  ['Experience with clinical documentation', 'not stated'],
  ['Classroom teaching', 'not stated'],
  ['Experience in account management', 'not stated'],
  // What every trade does and has.
  ['Running bazaars for customers', 'not stated'],
  // An industry is one of companies.
  ['Experience in the public sector is an asset', 'not stated'],
  ['Experience in financial services is considered an asset', 'not stated'],
  ['Experience in a consulting firm', 'met'],
  // A post that speaks of something else by a word that may mean it.
  ['Experience in a manufacturing environment is preferred', 'not stated'],
  // As much is no travel when a project needs it.
  ['Willing to travel 25 % of the time', 'partly'],
])('D45 of a demand of which only general words are published, %j is %s', (text, standing) => {
  expect(judged(text).standing).toBe(standing);
});

test.each([
  ['Negotiating contracts without hammocks', 'met'],
  ['Experience with MFA and single sign-on', 'met'],
  ['Knowledge of PCI compliance is considered an asset', 'met'],
  ['Okta is required', 'met'],
  ['Confidence in presenting to engineers and executives', 'met'],
])('D45 of %j what is asked is %s: how, and how much it counts, is not', (text, standing) => {
  expect(judged(text).standing).toBe(standing);
});

test.each([
  ['Identity platforms (Ropemaker, Netmaker)', 'partly'],
  ['Implementing a loom for contracts (Ropemaker, Netmaker)', 'not stated'],
])('D45 of examples none is published: %j is %s', (text, standing) => {
  expect(judged(text).standing).toBe(standing);
});

test.each([
  // An amount is of what stands beside it.
  ['Managing an operating budget of $5M or more', 'partly'],
  ['Managing a $5M budget', 'partly'],
  ['Has led savings of $1.5M a year', 'met'],
  // A licence is not travel.
  ["Valid driver's license and ability to travel between sites", 'partly'],
  // What a sentence names in passing nobody has done for years.
  ['Six years in human resources', 'not stated'],
  ['Five years in marketing', 'not stated'],
  // Words of other things share a stem with them.
  ['Knowledge of accounting principles', 'not stated'],
  ['Owning a marketing calendar', 'not stated'],
  // Another product is not it.
  ['Azure administration', 'partly'],
])('D45 what shares a word with something published is not it: %j is %s', (text, standing) => {
  expect(judged(text).standing).toBe(standing);
});

test.each([
  ['CISSP, CCNP or similar certifications are an advantage', 'met'],
  ['Current CISSP (or ability to obtain it within six months)', 'met'],
  ['At least one recognized security certification', 'met'],
  ['Preparing for audits', 'met'],
  ['Coordinating cross-functional weavers such as legal, HR and security', 'partly'],
  [
    'Post-secondary education in information technology, or an equivalent combination of education and experience',
    'partly',
  ],
])('D45 what is published is found: %j is %s', (text, standing) => {
  expect(judged(text).standing).toBe(standing);
});
