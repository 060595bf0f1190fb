/** What a resume says it does not have, has a little of, or has a lot of: by the words that lead to a term. */
import { foldedWords } from '../text/fold.ts';
import { findPhrases, phrasesOf } from '../text/phrases.ts';
import type { Range, Tokens } from '../text/tokens.ts';
import type { Strength } from '../types.ts';

type Lead = 'none' | 'affirmed' | Exclude<Strength, 'plain'>;
export type Polarity = 'none' | Strength;

const LEADS = phrasesOf<Lead>({
  affirmed:
    'not only, not just, not merely, no code, no later than, nicht nur, pas seulement, pas uniquement, no fewer than, no less than',
  none: `no, not, never, without, lack of, lacking, lack, neither, nor, kein, keine, keinen, keiner, keinerlei, nicht, nie, ohne, pas, aucun, aucune, sans, jamais, don, didn, haven, hasn, unfamiliar with`,
  weak: `familiar with, familiarity with, basic, basic knowledge of, basics of, some, limited, exposure to, introductory, beginner, beginner in, learning, currently learning, studying, interested in, interest in, awareness of, aware of, rudimentary, elementary, first experience,
    Grundkenntnisse, Grundlagen, Basiskenntnisse, vertraut mit, erste Erfahrung, erste Erfahrungen, Interesse an, lerne, notions de, notions en, notions, bases de, bases en, initiation à, sensibilisation à, débutant, débutant en`,
  strong: `expert, expert in, expertise in, advanced, extensive, deep, in-depth, mastery of, mastered, specialist in, specialized in, proficient in, highly skilled in, fluent in, Experte, Expertin, Expertenkenntnisse, umfassende, umfangreiche, fundierte, sehr gute, tiefgehende,
    maîtrise, maîtrise de, expert en, experte en, excellente, spécialiste, confirmé en, vertiefte`,
});
/** Between the lead and its terms. */
const LINKS =
  foldedWords(`experience experiences knowledge exposure expertise skill with in of using to for the a an any at on from prior previous hands practical professional formal direct
  commercial working work worked used use have had yet background training certification and or nor but also either real much good strong solid understanding
  erfahrung erfahrungen kenntnisse kenntnis mit im der den dem die das und oder sowie bei beim praktische beruflich berufliche vorkenntnisse gearbeitet eingesetzt von
  expérience connaissance connaissances de du des d en la le les l et ou dans avec sur pratique utilisation on been trained held as ni compétence formation`);
/** After a term: what was said of it is not (yet) so. */
const NOT_HELD = phrasesOf({
  none: `application submitted, not yet, not yet taken, not taken, not completed, not held, in progress, pending, planned, exam scheduled, scheduled, expected, anticipated, candidate, studying, preparing, lapsed, expired, none, no experience,
    abgelaufen, geplant, in Vorbereitung, angestrebt, noch nicht, keine Kenntnisse, keine Erfahrung, keine, nicht vorhanden, en cours, prévu, prévue, en préparation, expiré, expirée, aucune, aucune expérience, pas encore`,
});
/** In a bracket, after a dash or a colon behind a term. */
const DEGREES = phrasesOf<Exclude<Strength, 'plain'>>({
  weak: 'familiar with, familiar, basic, basics, beginner, novice, learning, elementary, Grundkenntnisse, Grundlagen, Anfänger, notions, débutant, bases, limited, some, A1, A2',
  strong:
    'expert, advanced, proficient, expert level, Experte, sehr gut, fortgeschritten, avancé, confirmé, maîtrise, excellent',
});

/**
 * @param places terms of one text, in its order
 * @returns for each of them whether the text has it, and how strongly
 */
export function polaritiesOf(tokens: Tokens, places: readonly (Range & { canLapse: boolean })[]): Polarity[] {
  const led = ledBy(tokens, places);
  return places.map((place) => {
    const before = led.get(place.from);
    if (before === 'none') return 'none';
    return saidAfter(tokens, place) ?? before ?? 'plain';
  });
}

/** From each lead on, over links and terms, as far as they go. */
function ledBy(tokens: Tokens, places: readonly Range[]): Map<number, Polarity> {
  const ends = new Map(places.map(({ from, to }) => [from, to]));
  const leads = new Map(findPhrases(LEADS, tokens).map((lead) => [lead.from, lead]));
  const led = new Map<number, Polarity>();
  let current: Polarity | undefined;
  for (let index = 0; index < tokens.length;) {
    const lead = leads.get(index);
    const token = tokens[index];
    if (token?.gap === 'stop' || (token?.gap === 'line' && index > 0)) current = undefined;
    const end = ends.get(index);
    if (end !== undefined) {
      if (current) led.set(index, current);
      index = Math.max(end, index + 1);
    } else if (lead) {
      current = lead.label === 'affirmed' ? undefined : lead.label;
      index = lead.to;
    } else {
      if (!LINKS.has(token?.key ?? '')) current = undefined;
      index += 1;
    }
  }
  return led;
}

const REACH = 4;

/** `PMP - exam not yet taken`, `Primavera (familiar with)`, `SAP: keine Kenntnisse` */
function saidAfter(tokens: Tokens, { to, canLapse }: Range & { canLapse: boolean }): Polarity | undefined {
  const next = tokens[to];
  if (!next || next.gap === 'stop' || next.gap === 'line') return undefined;
  const isBeside =
    next.gap === 'bracket' || next.gap === 'dash' || next.gap === 'colon' || next.gap === 'comma';
  const after = tokens.slice(to, to + REACH).map((token) => ({ ...token, gap: 'joint' as const }));
  if ((canLapse || isBeside) && findPhrases(NOT_HELD, after).some(({ from }) => canLapse || from === 0))
    return 'none';
  const degree = isBeside && next.gap !== 'comma' ? findPhrases(DEGREES, after)[0] : undefined;
  return degree?.from === 0 ? degree.label : undefined;
}
