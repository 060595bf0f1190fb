import { describe, expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { GENERAL_WORDS, NEAR_WORDS } from './data/near-words.ts';
import { SYNONYMS } from './data/synonyms.ts';
import { VERB_LINES } from './data/verbs.ts';
import { itemsOf } from './text/items.ts';
import { isNearWord } from './text/vocabulary.ts';
import type { Claim } from './verdict.ts';
import { verifyClaim } from './verify-claim.ts';

const COMPANY = 'Tollard Ferries';

function isSupported(bullets: readonly string[], text: string, where: Claim['where'] = 'bullet'): boolean {
  const job = { title: 'Planner', company: COMPANY, startDate: '2019-01', endDate: 'present', bullets };
  const base = ResumeContent.parse({ name: 'Ines Calder', experience: [job] });
  return verifyClaim({ where, text, ...(where === 'bullet' ? { employer: COMPANY } : {}) }, base, '2026-11')
    .isSupported;
}

const believed = (cases: readonly (readonly [source: string, claim: string])[]) =>
  cases.filter(([source, claim]) => isSupported([source], claim));
const words = (text: string) => text.split(' ');
const pairs = (from: readonly string[], to: readonly string[]) =>
  from.flatMap((one) => to.flatMap((other): [string, string][] => (one === other ? [] : [[one, other]])));

describe('R-5 a verb is told by another that says no more, and by no other', () => {
  test.each([
    ['Oversaw 12 pilots.', 'Supervised 12 pilots.'],
    ['Oversaw the harbor budget.', 'Managed the harbor budget.'],
    ['Checked the harbor charts.', 'Reviewed the harbor charts.'],
    ['Taught knots to 12 cadets.', 'Trained 12 cadets in knots.'],
    ['Moved the harbor charts to Quayside.', 'Migrated the harbor charts to Quayside.'],
    ['Contributed tide data to the harbor survey.', 'Supplied tide data for the harbor survey.'],
    ['Supported the auditor by supplying the tide logs.', 'Supplied the tide logs.'],
    ['Wrote scripts that automated the tide logs.', 'Automated the tide logs with scripts.'],
    ['Administered the tide logs for 30 pilots.', 'Supported 30 pilots with the tide logs.'],
  ])('%s %s', (source, claim) => {
    expect(isSupported([source], claim)).toBe(true);
  });

  test('a hundred verbs that say more or something else', () => {
    const weak = words(
      'Reviewed Tested Drafted Observed Monitored Maintained Recommended Estimated Documented Compared Translated Filed',
    );
    const strong = words(
      'Approved Designed Built Led Launched Negotiated Eliminated Founded Won Sold Authorized Spearheaded',
    );
    const lies = pairs(weak, strong).map(([own, said]): [string, string] => [
      `${own} the harbor charts.`,
      `${said} the harbor charts.`,
    ]);
    expect(lies.length).toBeGreaterThan(100);
    expect(believed(lies)).toEqual([]);
  });

  test('a hundred acts of who only took part', () => {
    const helped = [
      'Helped update',
      'Supported the team that updated',
      'Took part in updating',
      'Participated in the update of',
      'Assisted in updating',
      'Contributed to updating',
      'Attended the update of',
    ];
    const said = words(
      'Updated Led Managed Revised Directed Coordinated Designed Owned Ran Oversaw Conducted Performed Completed Delivered Handled',
    );
    const lies = pairs(helped, said).map(([own, verb]): [string, string] => [
      `${own} the harbor charts.`,
      `${verb} the harbor charts.`,
    ]);
    expect(lies.length).toBeGreaterThan(100);
    expect(believed(lies)).toEqual([]);
  });

  test('who helped by doing something did no more than that', () => {
    const source = 'Supported the auditor during three inspections by supplying tide logs.';
    const verbs = words(
      'Conducted Performed Led Managed Carried_out Handled Ran Directed Completed Organized',
    );
    const objects = [
      'three inspections',
      'the inspections, supplying tide logs',
      'three inspections with tide logs',
      'the auditor',
      'three inspections by supplying tide logs',
    ];
    expect(
      believed(
        pairs(verbs, objects).map(([verb, object]) => [source, `${verb.replace('_', ' ')} ${object}.`]),
      ),
    ).toEqual([]);
  });
});

describe('R-5 a thing is told by a word that says the same or less, and by no other', () => {
  test.each([
    ['Trained 12 nurses on three wards.', 'Trained 12 clinicians on three units.'],
    ['Inspected 6 hospitals.', 'Inspected 6 facilities.'],
    ['Wrote manuals for 12 pumps.', 'Wrote documentation for 12 pumps.'],
    ['Answered guest complaints.', 'Answered customer complaints.'],
  ])('%s %s', (source, claim) => {
    expect(isSupported([source], claim)).toBe(true);
  });

  test('no word of a line stands for a general one, or for another of its line', () => {
    const lies = GENERAL_WORDS.trim()
      .split(/\n| ; /)
      .flatMap((line) => {
        const [general = '', rest = ''] = line.split(': ');
        const specific = words(rest);
        const neighbours = specific.map((word, at): [string, string] => [
          word,
          specific[(at + 1) % specific.length] ?? '',
        ]);
        return [
          ...specific.map((word): [string, string] => [general, word]),
          ...neighbours.filter(([one, other]) => one !== other),
        ];
      });
    expect(lies.length).toBeGreaterThan(300);
    const keyOf = (word: string) => itemsOf(word.replaceAll('_', ' '))[0]?.key ?? '';
    const groups = (SYNONYMS + NEAR_WORDS + VERB_LINES)
      .split(/[|\n]/)
      .map((group) => words(group.trim()).map(keyOf));
    const nearTo = (one: string, other: string) =>
      isNearWord(keyOf(one), keyOf(other)) ||
      groups.some((group) => group.includes(keyOf(one)) && group.includes(keyOf(other)));
    const isSame = (one: string, other: string) => keyOf(one) === keyOf(other) || nearTo(other, one);
    expect(
      believed(
        lies
          .filter(([own, said]) => !isSame(own, said))
          .map(([own, said]) => [
            `Visited the harbor for one ${own.replaceAll('_', ' ')}.`,
            `Visited the harbor for one ${said.replaceAll('_', ' ')}.`,
          ]),
      ),
    ).toEqual([]);
  });

  test('a hundred things beside those that were meant', () => {
    const things = words(
      'nurses surgeons pilots students auditors invoices contracts budgets servers networks patients suppliers',
    );
    expect(
      believed(
        pairs(things, things).map(([own, said]) => [`Trained teams on ${own}.`, `Trained teams on ${said}.`]),
      ),
    ).toEqual([]);
  });
});

describe('R-5 words that say nothing come and go, and no others', () => {
  test.each([
    ['Check tide logs each Sunday.', 'Check tide logs every Sunday.'],
    ['Check tide logs every night.', 'Check tide logs nightly.'],
    ['Check tide logs every second week.', 'Check tide logs biweekly.'],
    ['Worked with three harbors.', 'Worked closely with three harbors, in this role too.'],
  ])('%s %s', (source, claim) => {
    expect(isSupported([source], claim)).toBe(true);
  });

  test('a hundred words that claim something, each alone beside the truth', () => {
    const more = words(
      'global national regional award-winning innovative complex critical strategic enterprise executive senior key major flagship first largest best top ' +
        'unique proprietary patented cutting-edge profitable successful successfully effectively efficiently flawlessly consistently single-handedly independently personally alone ' +
        'worldwide nationwide companywide statewide remotely internationally ahead early weekly daily monthly annually always every all entire complete full several multiple many numerous ' +
        'urgent confidential high-profile mission-critical large-scale multimillion fast-paced cross-functional international multinational federal military public private commercial ' +
        'financial legal medical clinical digital automated online cloud AI Excel Python Siemens London Germany 2021 12 half twice new custom advanced expert ' +
        'fully entirely exceptionally rapidly immediately proactively significantly substantially drastically greatly vastly dramatically record unprecedented outstanding excellent',
    );
    const lies = more.flatMap((word): [string, string][] => [
      ['Prepared harbor charts for pilots.', `Prepared ${word} harbor charts for pilots.`],
      ['Prepared harbor charts for pilots.', `Prepared harbor charts for ${word} pilots.`],
    ]);
    expect(lies.length).toBeGreaterThan(200);
    expect(believed(lies)).toEqual([]);
  });
});

describe('R-5 numbers that follow from others are told, and no others', () => {
  const SOURCE =
    'Led the pier from 2012 to 2015 with 31 skippers and 14 clerks; inspect each pump four times a year.';
  test.each([
    'Led the pier with a staff of 45 (31 skippers, 14 clerks).',
    'Led the pier for three years (2012 to 2015).',
    'Conduct four inspections of each pump annually.',
  ])('%s', (text) => {
    expect(isSupported([SOURCE], text)).toBe(true);
  });
  test('a hundred others', () => {
    const counts = Array.from({ length: 60 }, (_, at) => at + 2);
    const lies = counts.flatMap((n): [string, string][] => [
      ...(n === 45 || n === 31 || n === 14
        ? []
        : [[SOURCE, `Led the pier with a staff of ${n}.`] as [string, string]]),
      ...(n === 3 ? [] : [[SOURCE, `Led the pier for ${n} years.`] as [string, string]]),
      ...(n === 4 ? [] : [[SOURCE, `Conduct ${n} inspections of each pump annually.`] as [string, string]]),
    ]);
    expect(lies.length).toBeGreaterThan(100);
    expect(believed(lies)).toEqual([]);
  });
});

describe('R-5 a skill is what one sentence tells of one’s own acts', () => {
  const BULLETS = [
    'Negotiate contracts with 11 carriers and observe each skipper four times a year.',
    'Drafted a salvage plan; the first crane test is scheduled for spring.',
    'Helped select a radar; did not approve budgets.',
    'Managed a crew and prepared the dredging schedule.',
  ];
  test.each([
    'Contract Negotiation',
    'Carrier Contract Negotiation',
    'Skipper Observation',
    'Crew Management',
  ])('%s', (text) => {
    expect(isSupported(BULLETS, text, 'skill')).toBe(true);
  });
  test('a hundred of words from elsewhere', () => {
    const things = words('Crane Radar Budget Salvage Dredging Carrier Skipper Schedule Crew Spring Plan');
    const acts = words(
      'Testing Selection Approval Management Negotiation Leadership Observation Preparation Scheduling Engineering',
    );
    const own = new Set([
      'Carrier Negotiation',
      'Crew Management',
      'Skipper Observation',
      'Dredging Preparation',
      'Dredging Scheduling',
      'Schedule Preparation',
      'Schedule Scheduling',
      'Crew Scheduling',
    ]);
    const lies = pairs(things, acts)
      .map((pair) => pair.join(' '))
      .filter((skill) => !own.has(skill));
    expect(lies.length).toBeGreaterThan(100);
    expect(lies.filter((skill) => isSupported(BULLETS, skill, 'skill'))).toEqual([]);
  });
});
