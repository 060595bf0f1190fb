/** Base resumes made by fast-check, of sentences whose lies are lies. */
import fc from 'fast-check';

import { ResumeContent } from '#contracts/resume-content.ts';

const COMPANIES = [
  'Alder Freight',
  'Birchwood Clinic',
  'Cobalt Software',
  'Dunmore Energy',
  'Elkhart Motors',
  'Fenwick Bank',
] as const;
const TITLES = [
  'Operations Manager',
  'Data Analyst',
  'Network Engineer',
  'Ward Nurse',
  'Buyer',
  'Accountant',
] as const;
const THINGS = [
  'invoices',
  'servers',
  'shipments',
  'patients',
  'contracts',
  'drawings',
  'dashboards',
  'tickets',
] as const;
const TEAMS = ['finance', 'security', 'quality', 'sales', 'legal', 'nursing'] as const;
const RATES = ['late shipments', 'open tickets', 'billing errors', 'stock losses', 'missed calls'] as const;

const count = fc.integer({ min: 2, max: 9_000 });
const share = fc.tuple(fc.integer({ min: 51, max: 98 }), fc.integer({ min: 3, max: 49 }));
const thing = fc.constantFrom(...THINGS);
const team = fc.constantFrom(...TEAMS);

const bullet = fc.oneof(
  fc
    .tuple(fc.constantFrom('Processed', 'Reviewed', 'Prepared', 'Checked'), count, thing, team)
    .map(([verb, n, what, who]) => `${verb} ${n} ${what} a year for the ${who} department.`),
  fc
    .tuple(fc.constantFrom(...RATES), share)
    .map(([rate, [from, to]]) => `Reduced ${rate} from ${from}% to ${to}%.`),
  fc
    .tuple(fc.constantFrom(...RATES), fc.integer({ min: 5, max: 60 }), thing)
    .map(([rate, n, what]) => `Cut ${rate} by up to ${n}% with a new checklist for ${what}.`),
  fc
    .tuple(team, thing, count)
    .map(
      ([who, what, n]) =>
        `Supported the ${who} team with ${n} ${what}; not responsible for the ${who} budget.`,
    ),
  fc
    .tuple(count, thing)
    .map(([n, what]) => `Answered dozens of questions a week about ${n} ${what}; no direct reports.`),
  fc
    .tuple(fc.integer({ min: 2, max: 40 }), team, count)
    .map(
      ([n, who, users]) =>
        `Managed ${n} people of the ${who} team for ${users + 50} users without a missed deadline.`,
    ),
  fc
    .tuple(thing, fc.integer({ min: 2, max: 30 }))
    .map(
      ([what, n]) => `Participated in a review of ${what} over ${n} months; an external contractor built it.`,
    ),
);

const job = fc.record({
  title: fc.constantFrom(...TITLES),
  bullets: fc.uniqueArray(bullet, { minLength: 1, maxLength: 4 }),
  months: fc.integer({ min: 2, max: 9 }),
});

/** Up to six jobs at different companies, one after the other, each of three years. */
export const generatedBase = fc
  .uniqueArray(fc.constantFrom(...COMPANIES), { minLength: 1, maxLength: 6 })
  .chain((companies) =>
    fc.array(job, { minLength: companies.length, maxLength: companies.length }).map((jobs) =>
      ResumeContent.parse({
        name: 'Sam Doe',
        experience: jobs.map(({ title, bullets, months }, index) => ({
          title,
          company: companies[index],
          startDate: `${2021 - 3 * index}-0${months}`,
          endDate: index === 0 ? 'present' : `${2023 - 3 * index}-0${months}`,
          bullets,
        })),
        skills: ['Excel', 'SQL (basic)', 'Spanish (conversational)'],
        certifications: ['PMP (in progress)'],
        education: [{ degree: 'B.A. in History', school: 'Ohio University', graduationDate: '2008' }],
        achievements: ['Finalist, state safety award, 2019'],
      }),
    ),
  );
