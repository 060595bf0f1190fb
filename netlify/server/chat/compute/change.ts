/** How much something changed of which a sentence tells both ends: "from 38 to 21 minutes". */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Unit } from '../knowledge/units.ts';
import { othersOf } from '../language/concepts.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { unexplained } from './row-question.ts';

/** Both ends in the same unit: a sign before them, or a word or a percent sign behind. */
const ENDS =
  /\bfrom ([$€£]?)(\d[\d,.]{0,11}\d|\d)(%|K|M)?(?: (\p{L}{2,20}))? to ([$€£]?)(\d[\d,.]{0,11}\d|\d)(%|K|M)?(?: (\p{L}{2,20}))?/u;
const ASKS_CHANGE =
  /\bhow (?:much|many|far)\b|\bby what\b|\bwhat (?:share|percentage|part|fraction|difference)\b|\b(?:percent\w*|difference)\b/;
const CHANGED =
  /\b(?:shorter|longer|faster|quicker|less|fewer|more|lower|higher|smaller|bigger|cheaper|sav(?:e|ed|es|ing|ings)|cut|reduc\w+|shorten\w*|drop\w*|f[ea]ll\w*|shr[aiu]nk|rise|rose|risen|grow\w*|grew|increas\w+|decreas\w+|chang\w+|improv\w+|gain\w*|differ\w*|come down|came down|go down|went down|gone down)\b/;
const NEAREST = 12;
/** The share of the question, by how telling its words are, that the sentence must hold. */
const ENOUGH = 0.55;
const YEAR = /^(?:19|20)\d\d$/;
/** What such a question says of the change itself. */
const ASIDE = new Set(
  'minute minutes hour hours day days week weeks month months percent percentage half third quarter less more than get got become became make made'
    .split(' ')
    .map(stem),
);

/** The difference, with its share of what there was before; undefined where no sentence tells both ends. */
export function changeAnswer(text: string, knowledge: Knowledge): { text: string; unit: Unit } | undefined {
  if (!ASKS_CHANGE.test(text) || !CHANGED.test(text)) return undefined;
  const subject = unexplained(text.replace(CHANGED, ' '), knowledge).filter(
    (one) => !ASIDE.has(one) && !CHANGED.test(one),
  );
  const { weight, candidates } = knowledge.sentences;
  const weigh = (stems: string[]) => stems.reduce((sum, one) => sum + weight(one), 0);
  const isMeant = ({ stems, context }: Unit) => {
    const isHeld = (one: string) => stems.has(one) || context.has(one);
    const held = subject.filter((one) => isHeld(one) || othersOf(one).some(isHeld));
    return weigh(held) > ENOUGH * weigh(subject);
  };
  for (const unit of candidates(subject, NEAREST)) {
    const said = isMeant(unit) ? changeIn(unit.text) : undefined;
    if (said && isOfUnit(text, said.unit)) return { unit, text: `${said.text} “${unit.text}”` };
  }
  return undefined;
}

/** "How many minutes" is asked of minutes. */
function isOfUnit(text: string, unit: string): boolean {
  const asked = /\bhow many (\p{L}{3,})/u.exec(text)?.[1];
  return asked === undefined || unit === '' || stem(asked) === stem(words(unit)[0] ?? '');
}

function changeIn(said: string): { text: string; unit: string } | undefined {
  const [, sign = '', first = '', scale = '', , , second = '', , behind = ''] = ENDS.exec(said) ?? [];
  const [from, to] = [first, second].map((digits) => Number(digits.replaceAll(',', '')));
  if (!from || !to || from === to || YEAR.test(first)) return undefined;
  const unit = /^\p{Ll}/u.test(behind) ? behind : '';
  const amount = Math.abs(to - from).toLocaleString('en-US', { maximumFractionDigits: 2 });
  const share = Math.round((Math.abs(to - from) / from) * 100);
  const much = `${sign}${amount}${scale === '%' ? ' percentage points' : scale}${unit && ` ${unit}`}`;
  const half = share === 50 ? 'half' : share < 50 ? 'less than half' : 'more than half';
  const of = to < from ? `${share}% less, ${half}` : `${share}% more`;
  return { text: `${much}: ${of} of what there was before.`, unit };
}
