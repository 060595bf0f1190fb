/** Skills: listed in the base, or standing as they are in a text of what was done there. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { keysOf, type Reading } from '../base.ts';
import { spanOf } from '../match/text.ts';
import type { Unit } from '../match/units.ts';
import { isRelated } from '../match/related.ts';
import { type Item, itemsOf } from '../text/items.ts';
import { remembered } from '../text/remembered.ts';
import type { Frame, FrameItem } from '../text/frame.ts';
import { SKILL_HEDGES } from '../data/levels.ts';
import { AVOIDING, NARROWING } from '../data/words.ts';
import { stemSet, wordSet } from '../text/word-set.ts';
import { refused, supported, type Verdict, wholeSpan } from '../verdict.ts';
import { isSameName } from '../../../matching/same-name.ts';

type Skill = {
  text: string;
  name: string;
  aliases: string[];
  level: number;
  isLevelSaid: boolean;
  isUnfinished: boolean;
  isNegated: boolean;
};

const hedges = wordSet(SKILL_HEDGES);
const narrowing = stemSet(NARROWING);
const avoiding = wordSet(AVOIDING);
const LEVEL_PREPOSITIONS = /^(?:with|in|of|from|level|on)$/;

/** `Spanish (conversational)` → `Spanish` at level 2; nothing said is level 2 too. */
function readSkill(text: string): Skill {
  const items = itemsOf(text);
  const said = items.filter(({ level }) => level > 0);
  const rest = items.filter(
    (item) =>
      (item.kind === 'word' || item.kind === 'quantity') &&
      item.level === 0 &&
      !item.isUnfinished &&
      !LEVEL_PREPOSITIONS.test(item.word) &&
      item.word !== 'speaker',
  );
  const inside = /\(([^()]*)\)/.exec(text)?.[1] ?? '';
  const outside = text.replace(/\([^()]*\)/, ' ');
  const isHedged = itemsOf(inside).some(({ word }) => hedges.has(word));
  const isLevel = isHedged || itemsOf(inside).some(({ level }) => level > 0);
  return {
    text,
    name: rest.map((item) => item.text).join(' '),
    aliases: inside === '' || isLevel ? [] : [inside, outside],
    level: isHedged ? 1 : said.length === 0 ? 2 : Math.min(...said.map(({ level }) => level)),
    isLevelSaid: isHedged || said.length > 0,
    isUnfinished: items.some((item) => item.isUnfinished),
    isNegated: items.some((item) => item.isNegation),
  };
}

/** A skill with its level, read once. */
const skillOf = remembered(readSkill);

function isSkillWithin(claim: Skill, source: Skill): boolean {
  const isSame =
    sameSkill(claim.text, source.text) ||
    [source.name, ...source.aliases].some((name) => sameSkill(claim.name, name));
  if (!isSame || claim.isNegated !== source.isNegated) return false;
  if (source.isUnfinished && !claim.isUnfinished) return false;
  return claim.level <= source.level && (claim.isLevelSaid || !source.isLevelSaid || source.level > 2);
}

/** `self-scheduling` is another thing than scheduling; `ITIL-based` is not. */
const isPartOfCompound = (run: readonly Item[], next: Item | undefined, claim: readonly Item[]): boolean =>
  run[0]?.isJoined !== claim[0]?.isJoined ||
  (next?.isJoined === true && !/^(?:based|driven|related)$/.test(next.word));

/** The words of each phrase up to one such as `instead`: what follows it was not used. */
function usedPhrases({ phrases }: Frame): FrameItem[][] {
  const used: FrameItem[][] = [];
  for (const { items, preposition } of phrases) {
    if (avoiding.has(preposition)) break;
    const at = items.findIndex(({ word }) => avoiding.has(word));
    used.push(at === -1 ? items : items.slice(0, at));
    if (at !== -1) break;
  }
  return used;
}

/** `is scheduled for spring`. */
const isToCome = ({ verb, agent }: Frame): boolean =>
  verb?.isUnfinished === true && (agent !== 'self' || verb.form === 'ing');

/** Where in a text the words of a skill stand side by side, in statements of one's own doing. */
function standsIn(claim: readonly Item[], unit: Unit): FrameItem[] | null {
  for (const frame of unit.frames) {
    const isOwn =
      frame.agent !== 'other' && !frame.isNegated && !frame.isMeant && !isToCome(frame) && frame.level !== 1;
    if (
      !isOwn ||
      frame.phrases.some(({ items }) =>
        items.some((item) => item.level === 1 || item.isUnfinished || /^(?:only|lab)$/.test(item.word)),
      )
    )
      continue;
    for (const items of usedPhrases(frame))
      for (let at = 0; at + claim.length <= items.length; at += 1) {
        const run = items.slice(at, at + claim.length);
        if (isPartOfCompound(run, items[at + claim.length], claim)) continue;
        // `hiring decisions` are none of who hires.
        if (
          claim.length === 1 &&
          run[0]?.form === 'ing' &&
          run[0].verb !== null &&
          items[at + 1] !== undefined
        )
          continue;
        if (
          run.every(
            (item, offset) => item.key === claim[offset]?.key && !item.isNegated && item.quantity === null,
          )
        )
          return run;
      }
  }
  return null;
}

/** `Precepting`, of who precepted: the verb of one's own doing. Who built or led something is not skilled in “Building”. */
function didIt(claim: readonly Item[], unit: Unit): FrameItem[] | null {
  const [only, ...others] = claim;
  if (only?.form !== 'ing' || only.verb === null || others.length > 0) return null;
  const frame = unit.frames.find(
    ({ verb, agent, isNegated, level }) =>
      verb?.key === only.key && agent === 'self' && !isNegated && level === 2 && verb.form !== 'ing',
  );
  const isBounded = frame?.phrases.some(({ items }) => items.some(({ key }) => narrowing.has(key))) === true;
  return frame?.verb == null || isBounded ? null : [{ ...frame.verb, isNegated: false }];
}

/** In one sentence of one's own doing, in whatever order: `Contract Negotiation` of `negotiate contracts`. */
function toldIn(claim: readonly Item[], unit: Unit): FrameItem[] | null {
  if (claim.length < 2 || claim.some(({ quantity, isNegation }) => quantity !== null || isNegation))
    return null;
  const sentences: Frame[][] = [];
  for (const frame of unit.frames) {
    if (frame.isFirst) sentences.push([]);
    const isOwn = frame.agent !== 'other' && !frame.isNegated && !frame.isMeant && frame.level !== 1;
    const words = [...usedPhrases(frame).flat()];
    const isLess = words.some(
      ({ isUnfinished, isNegated, level, key }) =>
        isUnfinished || isNegated || level === 1 || narrowing.has(key),
    );
    if (isOwn && !isLess && !isToCome(frame)) sentences.at(-1)?.push(frame);
  }
  for (const frames of sentences) {
    const acts = frames.flatMap((frame) =>
      frame.verb === null ? [] : [{ ...frame.verb, isNegated: false, frame }],
    );
    const things = frames.flatMap((frame) =>
      usedPhrases(frame).flatMap((items) => items.map((item) => ({ ...item, frame }))),
    );
    const found = claim.map(
      (word) => acts.find((act) => isRelated(word, act)) ?? things.find((thing) => isRelated(word, thing)),
    );
    const act = found.find((one) => one !== undefined && acts.includes(one));
    const isOne = found.every((one) => one !== undefined && (act === undefined || one.frame === act.frame));
    if (isOne) return found.flatMap((one) => one ?? []);
  }
  return null;
}

const isNoun = (items: readonly Item[]) => items.some(({ verb, form }) => verb === null || form === 'ing');

const listsOf = (base: ResumeContent): [string, readonly string[]][] => [
  ['skills', base.skills],
  ['certifications', base.certifications],
  ['_source.languages', base._source?.languages ?? []],
];

/** It is listed, at whatever level. */
const holds = (claim: Skill, base: ResumeContent): boolean =>
  listsOf(base).some(([, list]) => list.some((entry) => sameSkill(claim.name, skillOf(entry).name)));

/** A skill of the base's own lists. */
export function verifyListedSkill(text: string, { base }: Reading): Verdict {
  const claim = skillOf(text);
  if (claim.name === '') return refused('There is no skill to compare.');
  for (const [path, list] of listsOf(base))
    for (const [index, entry] of list.entries()) {
      const source = skillOf(entry);
      if (isSkillWithin(claim, source)) return supported([wholeSpan(`${path}.${index}`, entry)]);
    }
  return refused(
    holds(claim, base)
      ? `The base resume has “${claim.name}” at a lower level or not yet: keep its words.`
      : `The base resume does not have the skill “${text}”.`,
  );
}

export function verifySkill(text: string, reading: Reading): Verdict {
  const listed = verifyListedSkill(text, reading);
  const claim = skillOf(text);
  if (listed.isSupported || holds(claim, reading.base)) return listed;
  const items = itemsOf(claim.name).filter(({ kind }) => kind === 'word' || kind === 'quantity');
  const units = reading.whole().all;
  if (claim.level <= 2 && !claim.isUnfinished && items.length > 0 && isNoun(items))
    for (const unit of units) {
      const run = standsIn(items, unit) ?? didIt(items, unit) ?? toldIn(items, unit);
      if (run !== null) return supported([spanOf(unit, run)]);
    }
  return refused(`The base resume does not have the skill “${text}”.`);
}

/** Whether two names of a skill are the same. The one place to ask the vocabulary of `matching`. */
const sameSkill = (one: string, other: string): boolean => {
  const [a, b] = [keysOf(one), keysOf(other)];
  const isSame =
    a.length > 0 &&
    a.length === b.length &&
    a.every((key) => b.includes(key)) &&
    b.every((key) => a.includes(key));
  return isSame || isSameName(one, other);
};
