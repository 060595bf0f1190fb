/** What two statements share. */
import { isOfOtherLanguage } from './act-forms.ts';
import type { Frame } from './frame.ts';
import { nounsToo } from './verb-places.ts';

/** `contributed to reworking X` speaks of the reworking, as somebody who took part in it. */
export function withoutBareHelp(frames: readonly Frame[]): Frame[] {
  const result: Frame[] = [];
  for (const frame of frames) {
    const last = result.at(-1);
    if (
      last?.level === 1 &&
      last.phrases.every(({ items }) => items.length === 0) &&
      frame.isDependent &&
      frame.verb !== null
    ) {
      result[result.length - 1] = {
        ...frame,
        level: 1,
        isDependent: last.isDependent,
        agent: last.agent,
        isNegated: last.isNegated,
      };
    } else result.push(frame);
  }
  return result;
}

/** `Built and imaged 300 laptops`: both verbs have the object. */
export function withSharedObjects(frames: readonly Frame[]): Frame[] {
  return frames.map((frame, index) => {
    const next = frames[index + 1];
    const isBare =
      frame.verb !== null && frame.phrases.length === 0 && next?.verb != null && !next.isDependent;
    return isBare ? { ...frame, phrases: next.phrases.filter(({ isBeforeVerb }) => !isBeforeVerb) } : frame;
  });
}

/** `Verfügbarkeit von 99,2 auf 99,8 Prozent gesteigert`: in German what was done stands last, and nobody says who. */
export function withLastVerb(frame: Frame): Frame {
  const last = frame.phrases.at(-1);
  const verb = last?.items.at(-1);
  const isLast =
    verb?.verb != null &&
    isOfOtherLanguage(verb.word) &&
    /(?:t|en)$/.test(verb.word) &&
    !nounsToo.has(verb.word);
  const isAlone = frame.phrases.length === 1 && last?.items.length === 1;
  if (frame.verb !== null || last === undefined || verb === undefined || !isLast || isAlone) return frame;
  const rest = { ...last, items: last.items.slice(0, -1) };
  return {
    ...frame,
    verb,
    level: verb.verb?.level ?? 3,
    agent: 'self',
    phrases: [...frame.phrases.slice(0, -1), ...(rest.items.length > 0 ? [rest] : [])],
  };
}
