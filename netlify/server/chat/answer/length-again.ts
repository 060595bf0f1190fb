/** "And in months?": the length that was told, in the other unit. */
import { monthsInWords } from '../knowledge/dates.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Conversation } from './conversation.ts';
import type { Draft } from './rule.ts';

const IN_UNIT =
  /^(?:and |so |ok |please |(?:how much|what) (?:is|are|was) (?:that|it|this) )*(?:in|as|how many) (years|months)(?: and months)?(?: (?:please|then|that is|is (?:that|it|this)|(?:that|it|this) is)){0,2}$/;
/** No round number, which is told where the months are not known. */
const LENGTH = /\b(\d{1,2}) years? and (\d{1,2}) months?\b|\b(\d{1,3}) months\b/g;
const MONTHS = 12;

/** Undefined where nothing, or more than one length, was told. */
export function lengthAgain(
  text: string,
  { said, focus }: Conversation,
  { passages }: Knowledge,
): Draft | undefined {
  const unit = IN_UNIT.exec(text)?.[1];
  const lengths = [...said.matchAll(LENGTH)];
  const [first] = lengths;
  if (!unit || !first || (lengths.length > 1 && !/ in all\b/.test(said))) return undefined;
  const [told, years = '0', rest = '0', alone = '0'] = first;
  const months = MONTHS * Number(years) + Number(rest) + Number(alone);
  return {
    text: `${unit === 'years' ? monthsInWords(months) : `${months} months`}: ${told}.`,
    passages: focus.slice(0, 1).flatMap((id) => passages.get(id) ?? []),
  };
}
