/** `Java or Kotlin`, `cloud platforms such as AWS, Azure or GCP`: one of a group is enough. */
import { foldedWords } from '../text/fold.ts';
import type { Range, Token, Tokens } from '../text/tokens.ts';
import { NO_TERMS, SIMILAR } from './plain-words.ts';

const OR = foldedWords('or oder ou bzw');
const AND = foldedWords('and und et');
/** Words that open examples of which one is enough. */
const EXAMPLES = foldedWords('like wie e z zb eg exemple beispielsweise such tels tel telle notamment');
/** Between two alternatives: articles, prepositions and other small words. */
const LINKS = foldedWords(
  'a an the of in with on der die das den dem im mit en de du des l d la le un une comparable another other einem anderen einer eine g b as que d',
);
const FARTHEST = 4;

/**
 * @param places requirements of one clause in the order of the text
 * @returns for each place the number of its group within this clause, or nothing
 */
export function groupsOf(tokens: Tokens, places: readonly Range[]): (number | undefined)[] {
  const groups: (number | undefined)[] = places.map(() => undefined);
  let run: number[] = [];
  let joints: ('or' | 'and' | 'list')[] = [];
  let count = 0;
  const close = () => {
    const isOpen = run.length > 1 && leavesOpen(tokens, places[run.at(-1) ?? 0]);
    const isEither = (joints.includes('or') || isOpen) && !joints.includes('and');
    const isExamples = run.length > 1 && opensExamples(tokens, places[run[0] ?? 0]);
    if (isEither || isExamples) {
      for (const member of run) groups[member] = count;
      count += 1;
    } else if (joints.includes('or')) {
      joints.forEach((joint, at) => {
        if (joint !== 'or') return;
        for (const member of run.slice(at, at + 2)) groups[member] = count;
        count += 1;
      });
    }
    run = [];
    joints = [];
  };
  places.forEach((place, index) => {
    const before = places[index - 1];
    const joint = before && jointOf(tokens.slice(before.to, place.from), tokens[place.from]);
    if (!joint) close();
    else joints.push(joint);
    run.push(index);
  });
  close();
  return groups;
}

/** What stands between two requirements; nothing where they do not belong to one list. */
function jointOf(between: Tokens, next: Token | undefined): 'or' | 'and' | 'list' | undefined {
  if (between.length > FARTHEST) return undefined;
  // `Airflow (or Dagster)`
  const [first, ...others] = between;
  const opened = first && OR.has(first.key) && first.gap === 'bracket' ? others : between;
  const hasBracket = [...opened, next].some((token) => token?.gap === 'bracket' || token?.gap === 'stop');
  if (hasBracket) return undefined;
  const isLinked = between.every(
    ({ key }) => LINKS.has(key) || AND.has(key) || OR.has(key) || NO_TERMS.has(key),
  );
  if (!isLinked) return undefined;
  if (between.some(({ key }) => OR.has(key))) return 'or';
  if (between.some(({ key }) => AND.has(key))) return 'and';
  if (between.length === 0 && next?.gap === 'joint') return undefined;
  return next?.gap === 'comma' || next?.gap === 'slash' || between.some(({ gap }) => gap === 'comma')
    ? 'list'
    : undefined;
}

/** `ITIL, COBIT or a comparable framework` */
function leavesOpen(tokens: Tokens, last: Range | undefined): boolean {
  const behind = tokens.slice(last?.to, (last?.to ?? 0) + FARTHEST).map(({ key }) => key);
  return behind.some((key) => OR.has(key)) && behind.some((key) => SIMILAR.has(key));
}

function opensExamples(tokens: Tokens, first: Range | undefined): boolean {
  const lead = tokens.slice(Math.max((first?.from ?? 0) - 2, 0), first?.from);
  return lead.some(({ key }) => EXAMPLES.has(key));
}
