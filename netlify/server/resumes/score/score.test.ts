import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';
import { PART_MAXIMUM, ResumeAnalysis, SCORE_PARTS } from '#contracts/resume-score.ts';

import { readPosting } from '../../matching/posting/read-posting.ts';
import { RULES } from './rules.ts';
import { scoreResume } from './score-resume.ts';

const POSTING = readPosting(`Operations Engineer
Requirements
- 3+ years of Kubernetes
- Terraform or Pulumi
- PostgreSQL and Python
Nice to have
- Grafana`);
const RESUME = ResumeContent.parse({
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+1 555 0100',
  location: 'Denver, CO',
  summary: 'Operations engineer for hospitals.',
  experience: [
    {
      title: 'Operations Engineer',
      company: 'Acme',
      startDate: '2018-01',
      endDate: '2023-01',
      bullets: [
        'Moved 40 services to Kubernetes in nine months.',
        'Cut the yearly bill by 30% with Terraform modules.',
      ],
    },
  ],
  education: [{ degree: 'B.S. in Physics', school: 'Example University' }],
  skills: ['Kubernetes', 'Terraform', 'Python'],
});
const options = { jobTitle: 'Operations Engineer', today: '2026-11' };
const analyze = (change: object = {}, base?: object) =>
  scoreResume(ResumeContent.parse({ ...RESUME, ...change }), POSTING, {
    ...options,
    ...(base ? { base: ResumeContent.parse({ ...RESUME, ...base }) } : {}),
  });

test('D29 the rules of each part make 25 points, and all of them 100', () => {
  for (const part of SCORE_PARTS) {
    const maxima = RULES.filter((rule) => rule.part === part).map(({ maximum }) => maximum);
    expect([part, maxima.reduce((sum, maximum) => sum + maximum, 0)]).toEqual([part, PART_MAXIMUM]);
  }
});

test('R-8 every rule has its own id and names its source', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  for (const { source } of RULES) expect(source.name).not.toBe('');
});

test('R-8 an analysis has the shape of the contract, and its points make its score', () => {
  const analysis = analyze();
  expect(ResumeAnalysis.parse(analysis)).toEqual(analysis);
  const { overallScore, atsScore, keywordMatchScore, contentQualityScore, formattingScore } = analysis.score;
  expect(overallScore).toBeCloseTo(atsScore + keywordMatchScore + contentQualityScore + formattingScore, 5);
  const points = analysis.points.reduce((sum, point) => sum + point.points, 0);
  expect(Math.abs(points - overallScore)).toBeLessThan(0.25);
});

test('R-8 each point says what was measured, and what would raise it where it is not full', () => {
  for (const { rule, value, advice, points, maximum } of analyze().points) {
    expect([rule, value !== '']).toEqual([rule, true]);
    expect([rule, advice !== '']).toEqual([rule, points < maximum]);
  }
});

test('R-8 matched and missing keywords are told with their evidence', () => {
  const { score, evidence } = analyze();
  expect(score.matchedKeywords).toEqual(['Kubernetes', 'Terraform', 'Python']);
  expect(score.missingKeywords).toEqual(['PostgreSQL', 'Grafana']);
  expect(evidence[0]).toMatchObject({ keyword: 'Kubernetes', necessity: 'must' });
  expect(evidence[0]?.spans.map(({ path }) => path)).toEqual(['experience.0.bullets.0', 'skills.0']);
});

test('D29 a resume can be enhanced below 90 by what its base has and it lacks', () => {
  expect(analyze({}, { skills: [...RESUME.skills, 'Grafana'] })).toMatchObject({
    canEnhance: true,
    supportedMissing: ['Grafana'],
  });
  expect(analyze({}, {}).canEnhance).toBe(false);
  expect(analyze().canEnhance).toBe(false);
  expect(analyze({}, { summary: 'No experience with Grafana.' }).canEnhance).toBe(false);
});

test('D29 from 90 on there is nothing to enhance, whatever the base has', () => {
  const bullets = Array.from(
    { length: 12 },
    (_, index) =>
      `Reduced ${['costs', 'outages', 'delays', 'waste', 'tickets', 'alerts', 'queues', 'risks', 'gaps', 'errors', 'debts', 'losses'][index]} of the ${['north', 'south', 'east', 'west'][index % 4]} region by ${index + 12}% within ${index + 2} quarters, together with ${['nurses', 'pilots', 'bakers', 'clerks', 'drivers', 'tutors'][index % 6]} and their ${['managers', 'unions', 'suppliers', 'customers', 'auditors'][index % 5]}, using Kubernetes, Terraform and Python`,
  );
  const long = {
    summary: `Operations engineer. ${Array.from({ length: 150 }, (_, index) => `subject${index}`).join(' ')}`,
    experience: [{ ...RESUME.experience[0], bullets }],
    skills: ['Kubernetes', 'Terraform', 'Python', 'PostgreSQL'],
  };
  const analysis = analyze(long, { skills: ['Grafana'] });
  expect(analysis.score.overallScore).toBeGreaterThanOrEqual(90);
  expect(analysis).toMatchObject({ canEnhance: false, supportedMissing: ['Grafana'] });
});

test('R-8 an empty resume has no points', () => {
  const empty = scoreResume(ResumeContent.parse({}), POSTING, options);
  expect(empty.score.overallScore).toBe(0);
  expect(empty.points.every(({ points }) => points === 0)).toBe(true);
  const nothingAsked = scoreResume(ResumeContent.parse({}), readPosting(''), { jobTitle: '' });
  expect(nothingAsked.score.overallScore).toBe(0);
});

test('R-8 suggestions begin with what the base has, and all sentences come from the points', () => {
  const { score, points } = analyze({}, { skills: [...RESUME.skills, 'Grafana'] });
  expect(score.suggestions[0]).toContain('Grafana');
  const found = points.map(({ label, value }) => `${label}: ${value}`);
  for (const area of score.strengthAreas) expect(found).toContain(area);
  const advised = points.map(({ label, value, advice }) => `${label}: ${advice || value}`);
  for (const area of score.improvementAreas) expect(advised).toContain(area);
});

test('R-8 what the base has is to be brought in; whether the rest is true is asked, and each is said once', () => {
  const asked = analyze({}, { skills: [...RESUME.skills, 'Grafana'] }).score;
  expect(asked.suggestions).toContain('Bring in what your base resume has: Grafana');
  expect(asked.suggestions).toContain('Where it is true, show PostgreSQL');
  const known = analyze({}, { skills: [...RESUME.skills, 'Grafana', 'PostgreSQL', 'Pulumi'] }).score;
  expect(known.suggestions.filter((text) => text.includes('Grafana'))).toHaveLength(1);
});

test('R-8 no strength says that something is missing; what is missing is advice', () => {
  const { score, points } = analyze({ location: '' });
  expect(score.strengthAreas).toContain('Contact details: Name, email and phone are there');
  expect(points.find(({ rule }) => rule === 'ats.contact')?.advice).toBe('Add your location');
});

test('R-8 what is said of the score begins with the requirements that are shown, and agrees with the keywords', () => {
  const { insights, score, points } = analyze();
  expect(insights).toMatch(
    /^Shows 3 of 5 requirements of Operations Engineer\. .*With wording and layout that makes/u,
  );
  expect(insights).toContain(`${Math.round(score.overallScore)} of 100 points`);
  expect(points.find(({ rule }) => rule === 'keywords.terms')?.value).toMatch(/^3 of 5 /u);
});

const inWords = (summary: string, bullets: string[]) => {
  const { points } = analyze({ summary, experience: [{ ...RESUME.experience[0], bullets }] });
  return ['content.actions', 'content.voice'].map((id) => points.find(({ rule }) => rule === id));
};

test('R-8 German is judged by German words and said to be, not by those of its neighbours', () => {
  const bullets = [
    'Dienstplanung für 34 Pflegekräfte auf zwei Stationen',
    'Überwachung der Dialyse bei 3 Patienten je Schicht',
    'Aufnahme von Patienten und Verlegung im Schichtdienst',
    'Marketing der Klinik für Bewerber',
  ];
  const [actions, voice] = inWords('Krankenschwester mit Erfahrung auf zwei Stationen.', bullets);
  expect(actions?.value).toBe('3 of 4 bullets begin with what you did, read as German');
  expect(actions?.advice).toContain('Aufbau');
  expect(voice?.value).toBe('No pronouns and no empty phrases, read as German');
  expect(inWords('Ich bin zuständig für die Station und das Team.', bullets)[1]?.value).toMatch(
    /^2 phrases/u,
  );
});

test('R-8 words of a language that is not known are not judged, and that is said', () => {
  const bullets = Array.from(
    { length: 12 },
    (_, index) => `Gestioné ${index + 4} almacenes con equipos propios para clientes del norte y del centro`,
  );
  for (const point of inWords(
    'Responsable de logística con diez años de experiencia en almacenes.',
    bullets,
  )) {
    expect(point?.value).toMatch(/^Not judged/u);
    expect(Number(point?.points) / Number(point?.maximum)).toBeGreaterThan(0.5);
  }
});
