/** Whether the bullets tell what was done and what came of it. */
import { findPhrases } from '../../matching/text/phrases.ts';
import { tokenize } from '../../matching/text/tokens.ts';
import { EMPTY_PHRASES, isAction } from './wording.ts';
import { spanOf, type Facts } from './facts.ts';
import { count, measured, type Measured } from './measured.ts';

/** So many are enough, whatever the length: a share would punish every further bullet. */
const ENOUGH_FIGURES = 6;
const ENOUGH_ACTIONS = 10;
const ENOUGH_DETAIL = 10;
/** In words, without those that the posting asks for. */
const DETAILED_FROM = 5;
const MOST_EMPTY_PHRASES = 8;

export function givesFigures({ bullets }: Facts): Measured {
  const found = bullets.filter(({ hasFigure }) => hasFigure);
  return measured(
    found.length / ENOUGH_FIGURES,
    `${found.length} of ${count(bullets.length, 'bullet')} have a figure`,
    'Say how much, how many or how fast: people, money, time, percent',
    found.map(spanOf),
  );
}

/** Rules about words count as fulfilled where the words are not known. */
const notJudged = (fullness: number): Measured =>
  measured(
    fullness,
    'Not judged: the wording is judged in English, German and French only',
    'Write more: there is little text to judge',
  );
const READ_AS = { en: '', de: ', read as German', fr: ', read as French' };
const ACTS = { en: 'led, built or reduced', de: 'leitete or Aufbau', fr: 'piloté or création' };

export function beginsWithActions({ bullets, fullness, language }: Facts): Measured {
  if (!language) return notJudged(fullness);
  const found = bullets.filter(({ words }) => isAction(words, language));
  return measured(
    found.length / ENOUGH_ACTIONS,
    `${found.length} of ${count(bullets.length, 'bullet')} begin with what you did${READ_AS[language]}`,
    `Begin bullets with a word for what you did, such as ${ACTS[language]}`,
    found.map(spanOf),
  );
}

export function saysEnough({ bullets }: Facts): Measured {
  const found = bullets.filter(({ words }) => new Set(words).size >= DETAILED_FROM);
  return measured(
    found.length / ENOUGH_DETAIL,
    `${found.length} of ${count(bullets.length, 'bullet')} have ${DETAILED_FROM} words or more of their own`,
    'Say in more bullets what you did, for whom and with what result',
    found.map(spanOf),
  );
}

export function speaksPlainly({ fields, fullness, language }: Facts): Measured {
  if (!language) return notJudged(fullness);
  const found = fields.flatMap(({ path, text, role }) => {
    if (role === 'list') return [];
    const tokens = tokenize(text);
    return findPhrases(EMPTY_PHRASES[language], tokens).flatMap(({ from, to }) => {
      const start = tokens[from]?.start ?? 0;
      const end = tokens[to - 1]?.end ?? start;
      return [{ path, quote: text.slice(start, end), start, end }];
    });
  });
  return measured(
    fullness * (1 - found.length / MOST_EMPTY_PHRASES),
    (found.length === 0
      ? 'No pronouns and no empty phrases'
      : `${count(found.length, 'phrase')} that could go`) + READ_AS[language],
    found.length === 0
      ? 'Write more: there is little text to judge'
      : `Leave out ${quoted(found.map(({ quote }) => quote))}`,
    found,
  );
}

const quoted = (texts: readonly string[]) =>
  [...new Set(texts)]
    .slice(0, 3)
    .map((text) => `“${text}”`)
    .join(', ');
