/** A summary part by part: who somebody is, and what he does, each with a place of its own in the base. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { CURRENT } from '../data/words.ts';
import { keysOf, type Reading } from '../base.ts';
import { framesOf } from '../text/frames.ts';
import { itemsOf } from '../text/items.ts';
import { remembered } from '../text/remembered.ts';
import { wordSet } from '../text/word-set.ts';
import { refused, supported, type Verdict } from '../verdict.ts';
import { verifyBullet } from './bullet.ts';
import { verifyCertification } from './certification.ts';
import { isToldBeside } from './divided.ts';
import { isEnded, jobsNamed } from './roles.ts';

const current = wordSet(CURRENT);
const JOINT =
  /; |\. (?=\p{Lu})|,? who (?:has |have |is )?|, (?:and )?(?=\p{L}+(?:ing|ed) )|,? and (?=\p{L}+(?:ing|ed|s) )|, (?:with )?| (?=\p{L}+ing )/gu;
/** Of one summary; nobody joins more. */
const JOINTS_MAXIMUM = 8;
const HOLDING = /^(?:and )?(?:(?:holds?|holding) )?(?:an? |the )?/i;
const CERTIFIED = /[ -](?:certified|certification|certificate)\.?$/i;
const SKILLED = / (?:skills?|knowledge)\.?$/i;
const WELL = /\b(?:strong|expert|deep|proven|excellent|solid|good)\b/i;
const STANDING = /^(?:and )?(?:responsible for|in charge of) /i;
/** What was done before them is what they name. */
const NAMING = /\b(?:experience|background|expertise|skills?|in|of|for|by|and|or)$/;

/** Two parts of the text that each say something by themselves. */
function dividedParts(text: string): [string, string][] {
  const joints = [...text.matchAll(JOINT)];
  if (joints.length > JOINTS_MAXIMUM) return [];
  return joints.flatMap(({ 0: joint, index }): [string, string][] => {
    const [start, rest] = [text.slice(0, index), text.slice(index + joint.length)];
    const [before] = framesOf(start);
    const isAct = itemsOf(rest)[0]?.form === 'ing';
    const isFree = before?.verb == null || !isAct || isToldBeside(before, rest);
    const isOwn = joint !== ' ' || (isAct && before?.verb == null && !NAMING.test(start));
    return isFree && isOwn && start !== '' && rest !== '' ? [[start, rest]] : [];
  });
}

/** What is done now was done in no job that is over. */
function jobsFor(text: string, base: ResumeContent): number[] {
  const isNow = itemsOf(text).some(({ word }) => current.has(word));
  return [...base.experience.keys()].filter((index) => !isNow || !isEnded(base, index));
}

/** What is said by itself: of the person, of a certificate, or of one of the jobs. */
function verifyPart(text: string, reading: Reading, whole: (text: string) => Verdict): Verdict {
  const told = whole(text);
  if (told.isSupported) return told;
  const name = text.replace(HOLDING, '').replace(CERTIFIED, '');
  const certified = verifyCertification(name.replace(/\.$/, ''), reading.base);
  if (certified.isSupported) return certified;
  const skill = WELL.test(text) ? text : text.replace(/^(?:and |with )/i, '').replace(SKILLED, '');
  const named = [name, skill].find((one) => one !== '' && one !== text && whole(one).isSupported);
  if (named !== undefined) return whole(named);
  const isAct = framesOf(text)[0]?.verb != null || itemsOf(text)[0]?.verb != null;
  if (!isAct && !STANDING.test(text)) return told;
  for (const job of jobsFor(text, reading.base)) {
    const done = verifyBullet(text, reading, [job]);
    if (done.isSupported) return done;
  }
  return told;
}

/** The summary as parts that are each supported; one that names an employer is no such summary. */
export function verifyParts(text: string, reading: Reading, whole: (text: string) => Verdict): Verdict {
  if (jobsNamed(keysOf(text), reading.base).length > 0) return refused('It speaks of one employer.');
  const partOf = remembered((part) => verifyPart(part, reading, whole));
  const restOf: (rest: string) => Verdict = remembered((rest) => {
    for (const [start, end] of dividedParts(rest)) {
      const first = partOf(start);
      if (!first.isSupported) continue;
      const second = partOf(end);
      const others = second.isSupported ? second : restOf(end);
      if (others.isSupported) return supported([...first.evidence, ...others.evidence]);
    }
    return refused('Its parts are not supported.');
  });
  return restOf(text);
}
