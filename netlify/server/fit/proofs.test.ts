import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { readSiteContent } from '#server/content/site-content.ts';

import { demandsOf } from '../matching/posting/demands.ts';
import { reader } from './concepts.ts';
import { judge } from './judge.ts';
import { publishedUnits } from './published-units.ts';

const OF = {
  sample: publishedUnits(siteContent(), []),
  nurse: publishedUnits(readSiteContent('tests/content/people/nurse'), []),
  architect: publishedUnits(readSiteContent('tests/content/people/architect'), []),
};

function standingOf(who: keyof typeof OF, text: string): string[] {
  return demandsOf(`Requirements\n- ${text}`).map((demand) => {
    const about = { published: OF[who], month: '2026-11', read: reader(false), isOfTrade: true };
    return judge(demand, about).standing;
  });
}

test.each([
  ['sample', 'You have beaten a quota more than one year running', 'not stated'],
  ['sample', 'Certification as a trainer of knots within two years of hire', 'not stated'],
  ['nurse', 'ACLS certification after one year of joining', 'not stated'],
  ['architect', 'You have won three years in a row', 'not stated'],
  ['sample', 'Ten years leading other people managers', 'partly'],
  ['architect', 'Twenty years of architectural work', 'partly'],
] as const)('D45 of %s a time that is no experience counts nothing: %j', (who, text, expected) => {
  expect(standingOf(who, text)).toEqual([expected]);
});

test.each([
  ['sample', 'A recognized certification in information security', 'met'],
  ['sample', 'Cybersecurity certification', 'met'],
  ['sample', 'A recognized certification in project management', 'not stated'],
  ['sample', 'Certified in accounting or audit', 'not stated'],
  ['nurse', 'A certification in information security', 'not stated'],
  ['nurse', 'Certification in advanced life support', 'not stated'],
] as const)('D45 of %s a certificate is of the field that is asked: %j', (who, text, expected) => {
  expect(standingOf(who, text)).toEqual([expected]);
});

test.each([
  ['sample', 'A university degree in computer science or business administration', 'partly'],
  ['sample', "A bachelor's degree in business administration", 'not stated'],
  ['sample', 'University degree in pharmacy or chemistry', 'not stated'],
  ['architect', 'A university degree in architecture, urban design or civil engineering', 'met'],
  ['architect', 'A degree in landscape ecology', 'not stated'],
] as const)('D45 of %s a degree is of one of the fields that are asked: %j', (who, text, expected) => {
  expect(standingOf(who, text)).toEqual([expected]);
});

test.each([
  ['sample', 'Experience with ServiceNow ITSM and ITAM modules', 'not stated'],
  ['sample', 'Operated a cloud warehouse on Snowflake or BigQuery', 'not stated'],
  ['sample', 'Endpoint management with Intune or Okta', 'met'],
  ['sample', 'vendor/licence negotiation', 'met'],
  ['sample', 'Negotiating telecommunications contracts', 'met'],
] as const)(
  'D45 of %s what is done with a product that nobody names is not stated: %j',
  (who, text, expected) => {
    expect(standingOf(who, text)).toEqual([expected]);
  },
);

test.each([
  ['sample', 'Can start within a month', 'met'],
  ['sample', 'Ready to start in 10 days', 'partly'],
  ['nurse', 'Able to start within one month', 'not stated'],
  ['nurse', 'You can start within six months', 'met'],
  ['architect', 'Start within two months of signing', 'not stated'],
] as const)('D45 of %s a beginning is counted in months and days too: %j', (who, text, expected) => {
  expect(standingOf(who, text)).toEqual([expected]);
});

test('D45 days at the office are as its place is', () => {
  const [demand] = demandsOf('Requirements\n- Office 3 days/wk');
  const place = { standing: 'met' as const, note: '', evidence: [] };
  const about = { published: OF.sample, month: '2026-11', read: reader(false), isOfTrade: true, place };
  expect(demand && judge(demand, about).standing).toBe('met');
});
