import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { readPosting } from '../../matching/posting/read-posting.ts';
import { scoreResume } from './score-resume.ts';

const KEYWORDS = [
  'Kubernetes',
  'Java',
  'PostgreSQL',
  'SQL',
  'Payroll',
  'HACCP',
  'Nursing',
  'Excel',
  'Scrum',
  'AutoCAD',
  'PMP',
  'Spring Boot',
  'Zorbex',
];
const PLAIN = [
  'led',
  'built',
  'the',
  'of',
  'with',
  'team',
  'hospital',
  'budget',
  '12',
  '40%',
  'responsible',
  'for',
  'and',
  'no',
  'customers',
  'système',
  'Größe',
  'in',
  'weekly',
  'moved',
  'saved',
  'experience',
  'familiar',
  'go',
  'r&d',
];
const LARGEST_STEP = 3;

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PLAIN) },
  { weight: 1, arbitrary: fc.constantFrom(...KEYWORDS) },
);
const sentence = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));
const date = fc.constantFrom('2012', '2015-03', '2019-11', 'present', '');
const job = fc.record({
  title: sentence,
  company: sentence,
  startDate: date,
  endDate: date,
  bullets: fc.array(sentence, { maxLength: 6 }),
});
const resume = fc
  .record({
    name: fc.constantFrom('', 'Ada Example'),
    email: fc.constantFrom('', 'ada@example.com'),
    summary: sentence,
    experience: fc.array(job, { maxLength: 4 }),
    skills: fc.array(fc.oneof(fc.constantFrom(...KEYWORDS), sentence), { minLength: 1, maxLength: 12 }),
  })
  .map((content) => ResumeContent.parse(content));
const posting = fc
  .tuple(
    fc.oneof(fc.subarray(KEYWORDS, { minLength: 1, maxLength: 2 }), fc.subarray(KEYWORDS, { minLength: 1 })),
    fc.subarray(['3 years of Java', 'German B2', 'Kotlin or Java', '5 years of nursing']),
  )
  .map(([terms, others]) => {
    const half = Math.ceil(terms.length / 2);
    const lines = [...terms.slice(0, half), ...others, 'Nice to have', ...terms.slice(half)];
    return readPosting(
      `Requirements\n${lines.map((line) => (line === 'Nice to have' ? line : `- ${line}`)).join('\n')}`,
    );
  });
const jobTitle = fc.constantFrom('Java Developer', 'Nurse', 'Head of Payroll Operations', '');
const setting = fc.record({ resume, posting, jobTitle });
type Setting = { resume: ResumeContent; posting: ReturnType<typeof readPosting>; jobTitle: string };

const analyze = ({ resume: content, posting: asked, jobTitle: title }: Setting) =>
  scoreResume(content, asked, { jobTitle: title, today: '2026-11' });
const scoreOf = (from: Setting) => analyze(from).score.overallScore;
const check = <Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>) =>
  fc.assert(property, { numRuns: 100, seed: 20_261_122 });

/** The skill, the summary, or the bullet that `at` chooses, changed. */
function changed(content: ResumeContent, at: number, change: (text: string) => string): ResumeContent {
  const bullets = content.experience.flatMap((entry, index) =>
    entry.bullets.map((_, bullet) => ({ index, bullet })),
  );
  const place = at % (bullets.length + content.skills.length + 1);
  const target = bullets[place];
  if (target)
    return {
      ...content,
      experience: content.experience.map((entry, index) =>
        index === target.index
          ? {
              ...entry,
              bullets: entry.bullets.map((text, bullet) => (bullet === target.bullet ? change(text) : text)),
            }
          : entry,
      ),
    };
  const skill = place - bullets.length;
  if (skill < content.skills.length)
    return {
      ...content,
      skills: content.skills.map((text, index) => (index === skill ? change(text) : text)),
    };
  return { ...content, summary: change(content.summary) };
}

test('R-8 adding a keyword that the posting asks for never lowers the score', () => {
  check(
    fc.property(setting, fc.nat(), (before, at) => {
      const keywords = before.posting.requirements.filter(
        ({ kind }) => kind === 'term' || kind === 'certificate',
      );
      const keyword = keywords[at % Math.max(keywords.length, 1)]?.term ?? '';
      const asSkill = { ...before.resume, skills: [...before.resume.skills, keyword] };
      const inText = changed(before.resume, at, (text) => `${text}. ${keyword}`);
      expect(scoreOf({ ...before, resume: asSkill })).toBeGreaterThanOrEqual(scoreOf(before));
      expect(scoreOf({ ...before, resume: inText })).toBeGreaterThanOrEqual(scoreOf(before));
    }),
  );
});

test('R-8 the order of bullets and of skills does not matter', () => {
  check(
    fc.property(setting, (before) => {
      const { experience, skills } = before.resume;
      const turned = {
        ...before.resume,
        experience: experience.map((entry) => ({ ...entry, bullets: entry.bullets.toReversed() })),
        skills: skills.toReversed(),
      };
      expect(scoreOf({ ...before, resume: turned })).toBe(scoreOf(before));
    }),
  );
});

test('R-8 one changed word moves the score by three points at most', () => {
  const calm = ['no', 'familiar'];
  check(
    fc.property(
      setting,
      fc.nat(),
      fc.nat(),
      fc.oneof(word, fc.constantFrom(...KEYWORDS)),
      (before, at, nth, other) => {
        fc.pre(!calm.includes(other));
        let isCalm = true;
        const after = changed(before.resume, at, (text) => {
          const words = text.split(' ');
          const place = nth % words.length;
          // A denial taken back is more than a word: it speaks for all that follows it.
          isCalm = !calm.includes(words[place] ?? '');
          return words.with(place, other).join(' ');
        });
        fc.pre(isCalm);
        expect(Math.abs(scoreOf({ ...before, resume: after }) - scoreOf(before))).toBeLessThanOrEqual(
          LARGEST_STEP,
        );
      },
    ),
  );
});

test('R-8 a keyword gains nothing after its second mention', () => {
  check(
    fc.property(setting, fc.nat(), fc.nat(30), (before, at, times) => {
      // A job that tells of it is one more job that has years of it: that is no stuffing.
      const requirements = before.posting.requirements.filter(({ kind }) => kind !== 'years');
      const unyeared = { ...before, posting: { ...before.posting, requirements } };
      const keywords = requirements.filter(({ kind }) => kind === 'term' || kind === 'certificate');
      const keyword = keywords[at % Math.max(keywords.length, 1)]?.term;
      fc.pre(keyword !== undefined);
      const summary = `${before.resume.summary}. ${keyword}`;
      const twice = { ...before.resume, summary, skills: [...before.resume.skills, keyword] };
      const stuffed = changed(
        { ...twice, skills: [...twice.skills, ...Array.from({ length: times }, () => keyword)] },
        at,
        (text) => `${text}${`. ${keyword}`.repeat(times)}`,
      );
      expect(scoreOf({ ...unyeared, resume: stuffed })).toBe(scoreOf({ ...unyeared, resume: twice }));
    }),
  );
});

test('R-8 case and accents do not matter', () => {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');
  const everywhere = (content: ResumeContent, change: (text: string) => string): ResumeContent => ({
    ...content,
    summary: change(content.summary),
    skills: content.skills.map(change),
    experience: content.experience.map((entry) => ({
      ...entry,
      title: change(entry.title),
      bullets: entry.bullets.map(change),
    })),
  });
  check(
    fc.property(setting, (before) => {
      for (const change of [
        plain,
        (text: string) => text.toUpperCase(),
        (text: string) => text.toLowerCase(),
      ])
        expect(scoreOf({ ...before, resume: everywhere(before.resume, change) })).toBe(scoreOf(before));
    }),
  );
});

test('R-8 the same analysis twice is the same to the byte, and within 0 and 100', () => {
  check(
    fc.property(setting, (from) => {
      expect(JSON.stringify(analyze(from))).toBe(JSON.stringify(analyze(from)));
      expect(scoreOf(from)).toBeGreaterThanOrEqual(0);
      expect(scoreOf(from)).toBeLessThanOrEqual(100);
    }),
  );
});
