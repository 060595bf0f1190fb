/** What would raise the score and rests on the base: brought back, or named where it can be found (R-10, D29). */
import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';
import type { ResumeProposal } from '#contracts/resume-views.ts';

import type { Requirement } from '../../matching/types.ts';
import { textAt, textsOf, withText } from '../content/texts.ts';
import { comparisonOf, scoreOf, type Ground } from './ground.ts';
import { pairTexts } from './pair-texts.ts';
import { nameOfPlace } from './place-names.ts';
import { relevanceOf } from './relevance.ts';
import { sentencesOf } from './sentences.ts';
import { supportAt } from './support.ts';

export type Idea = Pick<ResumeProposal, 'path' | 'after' | 'reason' | 'origin'>;

/** More are read by nobody, and each is scored. */
const IDEAS_MAXIMUM = 40;
/** Lists whose texts can be brought back. */
const LISTS =
  /^(?:skills|certifications|achievements|_source\.(?:projects|awards|publications|languages)|experience\.\d+\.bullets)\.\d+$/;

/** The proposals of the rules, that which helps most first. */
export async function proposalsOf(resume: ResumeContent, ground: Ground): Promise<ResumeProposal[]> {
  const placeIn = placesAtEnds(resume);
  const items = broughtBack(resume, ground, placeIn);
  const skills = items.filter(({ path }) => path.startsWith('skills.')).map(({ after }) => after);
  const withThem = { ...resume, skills: [...resume.skills, ...skills] };
  const ideas = [...items, ...namedSkills(withThem, ground, placeIn)];
  const proposals = await weighed(resume, ground, ideas.slice(0, IDEAS_MAXIMUM));
  return proposals.filter(({ effect }) => effect > 0);
}

/**
 * Ideas that the base supports, each with its own effect; that which helps most first. A score takes up to 0.15 s:
 * between two of them others are served.
 */
export async function weighed(
  resume: ResumeContent,
  ground: Ground,
  ideas: Idea[],
): Promise<ResumeProposal[]> {
  const score = scoreOf(resume, ground);
  const proposals: ResumeProposal[] = [];
  for (const idea of ideas) {
    const { path, after } = idea;
    const applied = withText(resume, path, after);
    const evidence = applied && evidenceFor(applied, idea, ground);
    if (!evidence) continue;
    await setImmediate();
    proposals.push({
      ...idea,
      id: hash('sha256', `${path}\n${after}`).slice(0, 16),
      label: nameOfPlace(resume, path),
      before: textAt(resume, path) ?? '',
      evidence,
      effect: rounded(scoreOf(applied, ground) - score),
    });
  }
  return proposals.toSorted((one, other) => other.effect - one.effect);
}

/** `undefined` where the ledger refuses it. What was added to a list may stand before the place that was asked for. */
function evidenceFor(
  applied: ResumeContent,
  { path, after }: Idea,
  ground: Ground,
): ResumeSpan[] | undefined {
  const place = textsOf(applied).findLast((known) => isAt(known.path, path) && known.text === after)?.path;
  const verdict = place === undefined ? undefined : supportAt(applied, place, ground);
  return verdict?.isSupported ? verdict.evidence : undefined;
}

const isAt = (path: string, asked: string): boolean =>
  path === asked || path.replace(/\.\d+$/, '') === asked.replace(/\.\d+$/, '');

/** Texts of the base that the resume has left out and that answer what it misses. */
function broughtBack(resume: ResumeContent, ground: Ground, placeIn: PlaceIn): Idea[] {
  const { requirementsAt } = relevanceOf(comparisonOf(ground.base, ground));
  const missing = new Set(comparisonOf(resume, ground).missing.map(({ term }) => term));
  const present = new Set(textsOf(resume).map(({ text }) => text));
  const answered = (requirements: Requirement[]) => requirements.filter(({ term }) => missing.has(term));
  const items = textsOf(ground.base).flatMap(({ path, text }): Idea[] => {
    const answers = LISTS.test(path) && !present.has(text) ? answered(requirementsAt(path)) : [];
    const list = answers.length > 0 ? listIn(resume, ground.base, path) : undefined;
    return list === undefined ? [] : [{ path: placeIn(list), after: text, ...reasonFor(answers) }];
  });
  const told = sentencesOf(resume.summary).map(({ text }) => text);
  const sentences = sentencesOf(ground.base.summary).flatMap((sentence): Idea[] => {
    // What the summary says in other words, nobody wants to read twice.
    const isTold = pairTexts(told, [sentence.text]).added.length === 0;
    const answers = isTold ? [] : answered(requirementsAt('summary', sentence));
    const after = `${resume.summary} ${sentence.text}`.trim();
    return answers.length > 0 ? [{ path: 'summary', after, ...reasonFor(answers) }] : [];
  });
  return [...items, ...sentences];
}

/** Terms that the base shows and none of the skills does. */
function namedSkills(resume: ResumeContent, ground: Ground, placeIn: PlaceIn): Idea[] {
  const listed = new Set(
    comparisonOf(resume, ground)
      .matched.filter(({ evidence }) => evidence.some(({ path }) => path.startsWith('skills.')))
      .map(({ requirement }) => requirement.term),
  );
  return comparisonOf(ground.base, ground)
    .matched.map(({ requirement }) => requirement)
    .filter(({ kind, term }) => kind === 'term' && !listed.has(term))
    .map((requirement) => ({
      path: placeIn('skills'),
      after: requirement.term,
      origin: 'rules',
      reason: `The posting asks for “${requirement.term}”, which your base resume shows; name it among the skills.`,
    }));
}

const reasonFor = (answers: Requirement[]): Pick<Idea, 'reason' | 'origin'> => ({
  reason: `Your base resume says this, and the posting asks for ${quoted(answers)}.`,
  origin: 'rules',
});

const quoted = (requirements: Requirement[]): string =>
  [...new Set(requirements.map(({ term }) => `“${term}”`))].join(', ');

/** The list of the resume to which a list of the base belongs: jobs are the same by title, company and start. */
function listIn(resume: ResumeContent, base: ResumeContent, path: string): string | undefined {
  const [, index] = /^experience\.(\d+)\./.exec(path) ?? [];
  if (index === undefined) return path.replace(/\.\d+$/, '');
  const job = base.experience[Number(index)];
  const same = resume.experience.findIndex(
    ({ title, company, startDate }) =>
      title === job?.title && company === job.company && startDate === job.startDate,
  );
  return same < 0 ? undefined : `experience.${same}.bullets`;
}

type PlaceIn = (list: string) => string;

/** The places at the ends of lists, each once. */
function placesAtEnds(resume: ResumeContent): PlaceIn {
  const lengths = new Map<string, number>();
  for (const { path } of textsOf(resume)) {
    const list = path.replace(/\.\d+$/, '');
    lengths.set(list, (lengths.get(list) ?? 0) + 1);
  }
  return (list) => {
    const length = lengths.get(list) ?? 0;
    lengths.set(list, length + 1);
    return `${list}.${length}`;
  };
}

const rounded = (points: number): number => Math.round(points * 100) / 100;
