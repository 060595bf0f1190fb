/** What two statements share. */
import type { Frame } from './frame.ts';

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
