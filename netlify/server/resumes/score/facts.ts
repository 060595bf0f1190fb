/** What the rules measure, taken from a resume once. Words that the posting asks for are left out of all counts of words. */
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';
import { languageOf } from '#contracts/resume-language.ts';

import { fieldsOf, type Field } from '../../matching/resume/fields.ts';
import { tokenize, type Token } from '../../matching/text/tokens.ts';
import type { Comparison, Posting } from '../../matching/types.ts';

export type Bullet = {
  path: string;
  text: string;
  job: number;
  /** Words without those that the posting asks for, folded, in order. */
  words: readonly string[];
  hasFigure: boolean;
};

export type Facts = {
  resume: ResumeContent;
  language: ReturnType<typeof languageOf>;
  posting: Posting;
  comparison: Comparison;
  jobTitle: string;
  /** Keywords that the base has. */
  supported: ReadonlySet<string>;
  fields: readonly Field[];
  /** Of experience and achievements, with words of their own, each text once. */
  bullets: readonly Bullet[];
  /** Bullets that say again what another one says. */
  repeats: readonly Bullet[];
  /** Of each field by its path, folded. */
  wordsOf: ReadonlyMap<string, readonly string[]>;
  /** Of all fields, each once, folded. */
  words: ReadonlySet<string>;
  /** How many words there are in all. */
  length: number;
  /** 0 for an empty resume, 1 from `FULL_FROM` different words on: what is judged by the absence of faults needs text to judge. */
  fullness: number;
};

const FULL_FROM = 60;
/** Less is a remark, not a bullet. In words. */
const SHORTEST_BULLET = 3;

export function factsOf(
  resume: ResumeContent,
  posting: Posting,
  comparison: Comparison,
  jobTitle: string,
  supported: ReadonlySet<string>,
): Facts {
  const fields = fieldsOf(resume);
  const masks = Map.groupBy(comparison.mentions, ({ path }) => path);
  const texts = fields.map((field) => ({ field, tokens: ownTokens(field, masks.get(field.path) ?? []) }));
  const words = texts.flatMap(({ tokens }) => tokens.map(({ key }) => key));
  const distinct = new Set(words);
  const bullets = texts
    .filter(({ field, tokens }) => isBullet(field) && tokens.length >= SHORTEST_BULLET)
    .map(({ field: { path, text, job = -1 }, tokens }): Bullet => ({
      path,
      text,
      job,
      words: tokens.map(({ key }) => key),
      hasFigure: tokens.some(isFigure),
    }));
  const once = eachOnce(bullets);
  return {
    resume,
    language: languageOf(resume),
    posting,
    comparison,
    jobTitle,
    supported,
    fields,
    bullets: once,
    repeats: bullets.filter((bullet) => !once.includes(bullet)),
    wordsOf: new Map(texts.map(({ field, tokens }) => [field.path, tokens.map(({ key }) => key)])),
    words: distinct,
    length: words.length,
    fullness: Math.min(1, distinct.size / FULL_FROM),
  };
}

/** A bullet as evidence. */
export const spanOf = ({ path, text }: { path: string; text: string }): ResumeSpan => ({
  path,
  quote: text,
  start: 0,
  end: text.length,
});

const isBullet = ({ path }: Field) => /^(?:experience\.\d+\.bullets|achievements)\./.test(path);

/** A number that is no year of the calendar. */
const isFigure = ({ key }: Token) => /^\d/.test(key) && !/^(?:19|20)\d\d$/.test(key);

function ownTokens({ text }: Field, masked: readonly ResumeSpan[]): Token[] {
  const spans = masked.toSorted((a, b) => a.start - b.start);
  let next = 0;
  return tokenize(text).filter((token) => {
    while ((spans[next]?.end ?? Infinity) <= token.start) next += 1;
    return token.start < (spans[next]?.start ?? Infinity);
  });
}

function eachOnce(bullets: readonly Bullet[]): Bullet[] {
  const byWords = new Map(bullets.toReversed().map((bullet) => [bullet.words.join(' '), bullet]));
  return bullets.filter((bullet) => byWords.get(bullet.words.join(' ')) === bullet);
}
