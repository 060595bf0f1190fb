/** `Responsible for X`, `oversaw X`, `managed X`: who answers for it says the same either way. */
import { stem } from '../text/stem.ts';
import { implied } from '../text/verb-forms.ts';
import type { Frame } from '../text/frame.ts';
import type { Word } from './words.ts';
import { leadsPeople } from './verbs.ts';

const RESPONSIBLE = stem('responsible');
const ANSWERING = ['supervise', 'manage'].map((word) => stem(word));

export const isStanding = ({ verb, phrases }: Frame): boolean => {
  const opening = phrases[0]?.items[0];
  return verb === null && opening?.key === RESPONSIBLE && !opening.isNegated;
};

/** `responsible` at the beginning: whether the source says so tells what was done there. */
export const opensStanding = ({ frame, item }: Word): boolean =>
  isStanding(frame) && frame.phrases[0]?.items[0] === item;

/** He did it himself and answers for it: leading, owning and running a place are among it, helping is not. */
const answers = ({ verb, agent, isNegated, level }: Frame): boolean =>
  agent === 'self' &&
  !isNegated &&
  level >= 3 &&
  ANSWERING.some((key) => implied.get(verb?.verb?.key ?? '')?.has(key) === true);

const oversees = ({ verb, agent, isNegated }: Frame): boolean =>
  agent === 'self' && !isNegated && ANSWERING.includes(verb?.verb?.key ?? '');

/** `responsible for X` as an act on X with the other statement's verb. */
function asAct(frame: Frame, { verb, level }: Frame): Frame {
  const [opening, ...others] = frame.phrases;
  const rest = opening === undefined ? [] : [{ ...opening, items: opening.items.slice(1) }];
  return {
    ...frame,
    verb,
    level,
    agent: 'self',
    phrases: [
      ...rest.filter(({ items }) => items.length > 0),
      ...others.map((phrase, index) =>
        phrase.preposition === 'for' && (index === 0 || phrase.isOpening)
          ? { ...phrase, preposition: '' }
          : phrase,
      ),
    ],
  };
}

/** The two statements with one verb where one is what somebody answers for and the other that he does. */
export function asActs(claim: Frame, source: Frame): [Frame, Frame] {
  if (isStanding(claim) && answers(source)) return [asAct(claim, source), source];
  if (isStanding(source) && (oversees(claim) || leadsPeople(claim))) return [claim, asAct(source, claim)];
  return [claim, source];
}
