/**
 * `npm run lint:expressions [-- --accept]`: has recheck judge the regular expressions that are new, prints those that may take longer
 * than in proportion to their text, with a text that shows it, and ends with 1 where there are any. `--accept` notes them
 * too, once somebody has seen that their text is short.
 */
import { check } from 'recheck';

import { type Expression, expressionsOfProduct, judgedKeys, keepJudged } from '../lint/expressions.ts';

const TIMEOUT_MS = 3_000;

async function objectionTo({ source, flags, file }: Expression): Promise<string | undefined> {
  const judged = await check(source, flags.replace('v', 'u'), { timeout: TIMEOUT_MS });
  if (judged.status === 'safe') return undefined;
  const why =
    judged.status === 'vulnerable'
      ? `${judged.complexity.summary}: ${judged.attack.pattern}`
      : 'not told within 3 s';
  return `${file}\n  /${source}/${flags}\n  ${why}`;
}

const isAccepting = process.argv.includes('--accept');
const judged = judgedKeys();
const kept: Expression[] = [];
for (const expression of expressionsOfProduct()) {
  const objection = judged.has(expression.key) ? undefined : await objectionTo(expression);
  if (objection) console.log(objection);
  if (!objection || isAccepting) kept.push(expression);
  else process.exitCode = 1;
}
keepJudged(kept);
