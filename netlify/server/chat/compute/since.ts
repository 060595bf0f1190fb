/** Since when something is so, where a sentence tells it: "TypeScript since 2024". */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems, type Unit } from '../knowledge/units.ts';
import { othersOf } from '../language/concepts.ts';
import { SIDES } from './aside-words.ts';
import { unexplained } from './row-question.ts';

const ASKED = /\b(?:how long|how many years|since (?:when|what|which)|from when)\b/;
const UNTIL_NOW = /\b(?:has|have|is|are|been|does|do)\b/;
/** What is only another way to say that it is so. */
const DOING = /\bbeen (?:writing|coding|programming|developing|using|working|doing|practi[sc]ing)\b/;
const BEGINNING = /\bsince (?:the |(?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b)/iu;
const CLAUSES = /[,;.:] |\band\b/;

/** The sentence of which one clause tells a beginning and all that is asked about. */
export function sinceAnswer(text: string, knowledge: Knowledge): { text: string; unit: Unit } | undefined {
  if (!ASKED.test(text) || !UNTIL_NOW.test(text)) return undefined;
  const asked = unexplained(text.replace(DOING, ' '), knowledge).filter((one) => !SIDES.has(one));
  const isHeld = (clause: string) => {
    const held = tellingStems(clause);
    return (
      asked.some((one) => held.has(one)) &&
      asked.every((one) => held.has(one) || othersOf(one).some((other) => held.has(other)))
    );
  };
  const unit =
    asked.length > 0
      ? knowledge.sentences.units.find(({ text: said }) =>
          said.split(CLAUSES).some((clause) => BEGINNING.test(clause) && isHeld(clause)),
        )
      : undefined;
  return unit && { unit, text: `${unit.lead || unit.passage.title}: ${unit.text}` };
}
