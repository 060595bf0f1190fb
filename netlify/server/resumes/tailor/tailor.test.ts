import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { readPosting } from '../../matching/posting/read-posting.ts';
import { textsOf } from '../content/texts.ts';
import { layoutPages } from '../write/write-resume.ts';
import { changesOf, differencesOf } from './changes.ts';
import { analysisOf, comparisonOf, scoreOf, type Ground } from './ground.ts';
import { supportOf } from './support.ts';
import { applyAccepted, applyHelpful } from './apply.ts';
import { proposalsOf } from './proposals.ts';
import { reasonsFor } from './reasons.ts';
import { relevanceOf } from './relevance.ts';
import { tailor } from './tailor.ts';

const RUNS = 60;
/** The same resumes at each run. */
const SEED = 20_261_122;

const SKILLS = [
  'Kubernetes',
  'Terraform',
  'Okta',
  'ITIL',
  'Python',
  'Azure',
  'Budgeting',
  'Crème brûlée',
  'Excel',
];
const SENTENCES = [
  'Moved 45 services to Kubernetes within nine months.',
  'Cut cloud costs by 30% with Terraform modules.',
  'Introduced ITIL change management for 300 users.',
  'Organized the summer party for 40 colleagues.',
  'Wrote the handbook of the service desk.',
  'Automated reports in Python for 12 teams.',
  'Replaced the telephone system in 4 offices.',
];
const months = fc.integer({ min: 1, max: 12 }).map((month) => String(month).padStart(2, '0'));
const job = (start: number) =>
  fc.record({
    title: fc.constantFrom('Head of IT', 'IT Manager', 'Engineer'),
    company: fc.constantFrom('Example Ltd', 'Sample Inc', 'Muster GmbH'),
    startDate: months.map((month) => `${start}-${month}`),
    endDate: fc.constant(String(start + 1)),
    bullets: fc.subarray(SENTENCES),
  });
const bases = fc
  .record({
    name: fc.constant('Alex Example'),
    summary: fc.subarray(SENTENCES).map((sentences) => ['IT leader in operations.', ...sentences].join(' ')),
    experience: fc
      .integer({ min: 0, max: 5 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => job(2020 - 2 * index)))),
    skills: fc.shuffledSubarray(SKILLS),
    achievements: fc.subarray(SENTENCES.slice(3)),
  })
  .map((base) => ResumeContent.parse(base));
const grounds = fc
  .record({ base: bases, asked: fc.shuffledSubarray(SKILLS.slice(0, 6)) })
  .map(({ base, asked }): Ground => ({
    base,
    posting: readPosting(`Platform Lead\nYou must know ${asked.join(', ')}.`),
    jobTitle: 'Platform Lead',
    today: '2026-11',
  }));
const pages = fc.constantFrom('1' as const, '2' as const, 'all' as const);

test('R-5 whatever is tailored, the base says all of it, and jobs keep their order', async () => {
  const property = fc.asyncProperty(grounds, pages, async (ground, limit) => {
    const resume = await tailor(ground, { pages: limit, layout: 'single' });
    expect(supportOf(resume, ground).refused).toEqual(new Map());
    const jobsOf = ({ experience }: ResumeContent) =>
      experience.map(({ title, startDate }) => title + startDate);
    const kept = jobsOf(resume);
    expect(kept).toEqual(jobsOf(ground.base).filter((job) => kept.includes(job)));
    expect(kept.slice(0, 3)).toEqual(jobsOf(ground.base).slice(0, 3));
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});

test('R-5 the same in gives the same out, to the byte', async () => {
  const property = fc.asyncProperty(grounds, pages, async (ground, limit) => {
    const frame = { pages: limit, layout: 'single' } as const;
    expect(JSON.stringify(await tailor(ground, frame))).toBe(
      JSON.stringify(await tailor(structuredClone(ground), frame)),
    );
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});

test('R-5 what answers the posting stands before what does not, in each list', async () => {
  const property = fc.asyncProperty(grounds, async (ground) => {
    const resume = await tailor(ground, { pages: 'all', layout: 'single' });
    const { weightAt } = relevanceOf(comparisonOf(resume, ground));
    const lists = [
      resume.skills.map((_, index) => weightAt(`skills.${index}`)),
      ...resume.experience.map(({ bullets }, at) =>
        bullets.map((_, index) => weightAt(`experience.${at}.bullets.${index}`)),
      ),
    ];
    for (const weights of lists) expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});

/** A long life: more than two pages of it. */
const LONG = ResumeContent.parse({
  name: 'Alex Example',
  email: 'alex@example.com',
  summary: 'IT leader in operations. Runs Kubernetes. Likes order. Writes well. Sleeps well.',
  skills: [...SKILLS, ...Array.from({ length: 30 }, (_, index) => `Skill number ${index}`)],
  experience: Array.from({ length: 8 }, (_, at) => ({
    title: 'Head of IT',
    company: `Company ${at}`,
    startDate: `${2020 - 2 * at}-01`,
    endDate: `${2021 - 2 * at}-12`,
    bullets: [
      ...SENTENCES,
      ...Array.from(
        { length: 5 },
        (_, index) => `Did the ordinary work number ${index} of those years and wrote down how it is done.`,
      ),
    ],
  })),
  education: [{ degree: 'BSc', school: 'Example University' }],
});

test.each(['1', '2'] as const)(
  'R-5 cut to %s page(s), a long resume keeps what answers the posting, and the newest jobs',
  async (limit) => {
    const ground: Ground = {
      base: LONG,
      posting: readPosting('You must know Kubernetes and Terraform.'),
      jobTitle: 'Lead',
      today: '2026-11',
    };
    const whole = await tailor(ground, { pages: 'all', layout: 'single' });
    expect(await layoutPages(whole, 'single')).toBeGreaterThan(2);
    const cut = await tailor(ground, { pages: limit, layout: 'single' });
    expect(await layoutPages(cut, 'single')).toBeLessThanOrEqual(Number(limit));
    expect(cut.experience.slice(0, 3).map(({ company }) => company)).toEqual([
      'Company 0',
      'Company 1',
      'Company 2',
    ]);
    expect(cut.experience[0]?.bullets).not.toEqual([]);
    expect(cut.education).toEqual(whole.education);
    expect(cut.skills.slice(0, 2).toSorted()).toEqual(['Kubernetes', 'Terraform']);
    const texts = new Set(textsOf(whole).map(({ text }) => text));
    expect(cut.summary).toBe('IT leader in operations. Runs Kubernetes.');
    expect(textsOf(cut).filter(({ path, text }) => path !== 'summary' && !texts.has(text))).toEqual([]);
  },
);

test('R-7 D30 the changes lead from the base to the resume and back, and each has its reason', async () => {
  const property = fc.asyncProperty(grounds, pages, async (ground, limit) => {
    const { base } = ground;
    const resume = await tailor(ground, { pages: limit, layout: 'single' });
    const reasonOf = reasonsFor({
      relevance: relevanceOf(comparisonOf(resume, ground)),
      pages: limit,
      tailoring: differencesOf(base, resume),
    });
    const changes = changesOf(base, resume, { reasonOf, evidenceAt: () => [] });
    for (const { reason, path } of changes) expect(reason, path).not.toBe('');
    const skills = (list: string[], kind: string) =>
      list.filter((skill) =>
        changes.some((change) => change.kind === kind && change.before + change.after === skill),
      );
    expect(base.skills.filter((skill) => !resume.skills.includes(skill))).toEqual(
      skills(base.skills, 'removed'),
    );
    expect(changesOf(base, base, { reasonOf, evidenceAt: () => [] })).toEqual([]);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});

test('R-10 of proposals that are accepted together each is in the resume, and none twice', async () => {
  const property = fc.asyncProperty(grounds, async (ground) => {
    const bare = { ...ground.base, summary: 'IT leader in operations.', skills: [], achievements: [] };
    const proposals = await proposalsOf(bare, ground);
    const { applied, unknown } = applyAccepted(bare, proposals);
    expect(unknown).toEqual([]);
    expect(applied.summary.startsWith(bare.summary)).toBe(true);
    for (const { path, after } of proposals)
      if (path === 'summary') expect(applied.summary).toContain(after.slice(bare.summary.length));
      else expect(textsOf(applied).map(({ text }) => text)).toContain(after);
    const skills = applied.skills.map((skill) => skill.toLowerCase());
    expect(new Set(skills).size).toBe(skills.length);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});

test('R-10 what the summary says in other words is not brought back beside them', async () => {
  const summary = 'IT leader of 14 offices with a budget of $4M, who moved 45 services to Kubernetes.';
  const base = ResumeContent.parse({ name: 'Alex Example', summary, skills: ['Kubernetes'] });
  const posting = readPosting('Platform Lead\nYou must know Kubernetes.');
  const ground: Ground = { base, posting, jobTitle: 'Platform Lead', today: '2026-11' };
  const pathsFor = async (told: string) =>
    (await proposalsOf({ ...base, summary: told, skills: [] }, ground)).map(({ path }) => path);
  expect(await pathsFor('')).toContain('summary');
  expect(await pathsFor('IT leader of 14 offices with a budget of $4M.')).toEqual(['skills.0']);
});

test('R-10 proposals rest on the base and raise the score, one by one and together', async () => {
  const property = fc.asyncProperty(grounds, async (ground) => {
    const bare = {
      ...ground.base,
      summary: '',
      skills: [],
      experience: ground.base.experience.map((known) => ({ ...known, bullets: [] })),
    };
    const proposals = await proposalsOf(bare, ground);
    for (const { effect } of proposals) expect(effect).toBeGreaterThan(0);
    expect(new Set(proposals.map(({ id }) => id)).size).toBe(proposals.length);
    if (analysisOf(bare, ground).canEnhance) expect(proposals).not.toEqual([]);
    const better = await applyHelpful(bare, ground, proposals);
    expect(supportOf(better, ground).refused).toEqual(new Map());
    if (proposals.length > 0) expect(scoreOf(better, ground)).toBeGreaterThan(scoreOf(bare, ground));
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});
