/** What is wrong with the log, in a sentence. */
import type { ChainBreak } from '#contracts/activity.ts';

type Words = {
  sentence: string;
  /** Whether the entry that is named is still there to be looked at. */
  isThere: boolean;
};

export function wordsOf({ problem, sequence, id }: ChainBreak): Words {
  const entry = id === null ? 'An entry' : `Entry ${id}`;
  const place = sequence === null ? '' : ` at place ${sequence}`;
  switch (problem) {
    case 'entry changed':
      return { sentence: `${entry}${place} is not what was written.`, isThere: true };
    case 'entry removed':
      return { sentence: `${entry}${place} was removed.`, isThere: false };
    case 'link removed':
      return { sentence: `The link${place} was removed.`, isThere: false };
    case 'entry without link':
      return { sentence: `${entry} was added past the chain.`, isThere: true };
    case 'chain rewritten':
      return { sentence: `A checkpoint was signed over another hash${place}.`, isThere: false };
    case 'end cut off':
      return { sentence: `The end was cut off: a checkpoint was signed${place}.`, isThere: false };
  }
}

/** What is broken by the answer of a refused signature (409 `BROKEN`); nothing for any other. */
export function breakOf(body: unknown): ChainBreak | undefined {
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
  return isBreak(current) ? current : undefined;
}

function isBreak(value: unknown): value is ChainBreak {
  return (
    typeof value === 'object' && value !== null && 'problem' in value && 'sequence' in value && 'id' in value
  );
}
