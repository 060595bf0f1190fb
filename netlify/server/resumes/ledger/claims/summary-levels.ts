/** “Fluent in French”, “experienced in SolidWorks and ANSYS”: skills with how well somebody has them. */
import type { ResumeSpan } from '#contracts/resume-content.ts';

import type { Reading } from '../base.ts';
import type { Outcome } from '../match/text.ts';
import type { Frame, Phrase } from '../text/frame.ts';
import { verifySkill } from './skill.ts';
import { verifyPhrases } from './summary-phrases.ts';

/** They say that it was done, and not how well. */
const DONE = /^(?:experienced|skilled|versed|trained)$/;

/** The word of level that opens the statement, with the phrases behind it; null where none does. */
function levelOf({ verb, phrases }: Frame): { word: string; phrases: Phrase[] } | null {
  const [first, ...others] = phrases;
  if (verb !== null) return DONE.test(verb.word) && first !== undefined ? { word: verb.word, phrases } : null;
  const [opening, ...rest] = first?.items ?? [];
  const isLevel = opening !== undefined && rest.length === 0 && opening.level > 0 && others.length > 0;
  return isLevel ? { word: opening.word, phrases: others } : null;
}

/** Each of the named skills at this level; what is no skill is said of the person. Null where no level is claimed. */
export function verifyLevels(frame: Frame, reading: Reading, jobs: number[]): Outcome | null {
  const level = levelOf(frame);
  if (level === null || frame.isNegated) return null;
  const evidence: ResumeSpan[] = [];
  const rest: Phrase[] = [];
  for (const phrase of level.phrases) {
    const name = phrase.items.map(({ text }) => text).join(' ');
    const verdict = verifySkill(DONE.test(level.word) ? name : `${name} (${level.word})`, reading);
    if (verdict.isSupported) evidence.push(...verdict.evidence);
    else rest.push(phrase);
  }
  if (evidence.length === 0) return null;
  if (rest.length === 0) return { isSupported: true, evidence };
  const isLater = rest.every(({ preposition }) => preposition !== level.phrases[0]?.preposition);
  if (!isLater) return null;
  const outcome = verifyPhrases({ ...frame, verb: null, phrases: rest }, reading, jobs);
  return outcome.isSupported ? { ...outcome, evidence: [...evidence, ...outcome.evidence] } : outcome;
}
