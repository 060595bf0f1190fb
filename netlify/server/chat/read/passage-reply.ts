/** Says what the reader picked: the sentence with the place where it stands, and what belongs to it. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Unit } from '../knowledge/units.ts';
import type { Draft } from '../answer/rule.ts';
import { bullets } from '../answer/sentences.ts';
import type { Reading } from './reader.ts';

/** In characters, as all lengths here; the best sentence is said whatever its length. */
const LONGEST = 360;
/** So much of a paragraph is said around its best sentence in any case. */
const LONGEST_PROSE = 300;
const MOST_TITLE_WORDS = 9;
/** So near to the best score must a neighbour be to be said as well. */
const NEIGHBOUR = 4;

/** The best sentence with its neighbours in the order of the text. */
export function passageReply(knowledge: Knowledge, readings: Reading[]): Draft {
  const [best] = readings;
  if (!best) throw new Error('Nothing was read.');
  const first = windowOf(best.unit, readings, knowledge);
  return { text: placed(first), passages: [best.unit.passage] };
}

/** A unit with as many of its neighbours as belong to it, in the order of the text. */
export function windowOf(best: Unit, readings: Reading[], { sentences }: Knowledge): Unit[] {
  const scores = new Map(readings.map(({ unit, score }) => [unit, score]));
  const bestScore = scores.get(best) ?? 0;
  const chosen = [best];
  if (best.kind === 'table' || best.kind === 'code') return chosen;
  for (const near of sentences.neighbours(best)) {
    const isCloseBy = chosen.some(({ id }) => Math.abs(id - near.id) === 1);
    const isNeeded = near.id === best.id + 1 && /[:?]["”]?$/.test(best.text);
    const isGood = (scores.get(near) ?? -Infinity) >= bestScore - NEIGHBOUR;
    const isOpening = near.id === best.id - 1 && POINTS_BACK.test(best.text);
    const isProse = best.kind === 'paragraph' && lengthOf([...chosen, near]) <= LONGEST_PROSE;
    if (isCloseBy && (isNeeded || isGood || isOpening || isProse) && lengthOf([...chosen, near]) <= LONGEST)
      chosen.push(near);
  }
  return chosen.sort((a, b) => a.id - b.id);
}

export const POINTS_BACK =
  /^(It|They|That|This|These|Those|He|She|Both|Its|Their|The (first|second|third|last|other)|So|And|But|Then|Nobody|Everyone|One|Two)\b/;

function placed(units: Unit[]): string {
  const [first] = units;
  if (!first) return '';
  const text =
    first.kind === 'list' && units.length > 1
      ? bullets(units.map((unit) => unit.text))
      : units.map((unit) => unit.text).join(' ');
  if (first.kind === 'site' || first.kind === 'summary' || first.kind === 'contact') return text;
  if (first.passage.section !== 'blog') return `${first.lead}: ${text}`;
  const head = first.lead.split(' · ').at(-1);
  const title = shortTitle(first.passage.title);
  const joint = first.kind === 'list' && units.length > 1 ? '\n' : ' ';
  return head ? `In “${title}”, under “${head}”:${joint}${text}` : `In “${title}”:${joint}${text}`;
}

/** The part of a long title before its colon or comma. */
export function shortTitle(title: string): string {
  const [first = title] = title.split(/[:,] /);
  const short = first.length < 12 ? title : first;
  const words = short.split(' ');
  return words.length > MOST_TITLE_WORDS ? `${words.slice(0, MOST_TITLE_WORDS).join(' ')} …` : short;
}

const lengthOf = (units: Unit[]): number => units.reduce((sum, { text }) => sum + text.length, 0);
