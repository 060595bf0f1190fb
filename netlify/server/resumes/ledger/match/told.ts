/** Acts that a claim tells without their own verb. */
import type { Said, Pairs, Words } from './said.ts';

/** `Supplied logs` of `supported the audit by supplying logs`, `automated X` of `wrote scripts that automated X`. */
export const isMeansTold = ({ frame }: Said, pairs: Pairs, said: Words): boolean =>
  frame !== undefined &&
  said.some(({ isVerb }) => isVerb) &&
  said.every(
    (word) =>
      !word.isVerb ||
      pairs.some(
        ({ claim, source }) => claim === word && source.isVerb && source.frame?.rest?.verb === frame.verb,
      ),
  );

/** `Ran X` of `planned and ran X`: the other act of the same thing is told. */
export const isSharedTold = ({ frame, item }: Said, pairs: Pairs): boolean =>
  pairs.some(
    ({ claim, source }) =>
      claim.isVerb &&
      source.isVerb &&
      source.item !== item &&
      source.frame !== frame &&
      source.frame?.agent === 'self' &&
      source.frame.phrases.some(({ items }) =>
        items.some(({ start }) =>
          frame?.phrases.some((phrase) => phrase.items.some((other) => other.start === start)),
        ),
      ),
  );

const MEANS = /^(?:through|via|with|by|durch|mit|par|avec)$/;
/** `through reminders and calls` of `by sending reminders and calls`. */
const isMeansIn = ({ role, frame, item: { start } }: Said): boolean =>
  MEANS.test(role) ||
  (role === '' &&
    frame?.phrases.some(
      ({ preposition, items }) => MEANS.test(preposition) && items.some((item) => item.start === start),
    ) === true);
export const isMeansNamed = ({ frame }: Said, pairs: Pairs): boolean =>
  frame?.link === 'means' &&
  pairs.every(({ claim, source }) => source.frame !== frame || claim.isVerb || isMeansIn(claim));

const GIVER = /^(?:council|foundation|endowment|ministry|academy|stiftung|fondation)$/;
/** `a grant of £9,000` of money won from a council. */
export const isGrantTold = ({ item }: Said, pairs: Pairs, own: Words): boolean =>
  /^(?:grant|funding)$/.test(item.word) &&
  pairs.some(({ source }) => /^[A-Z]{3}$/.test(source.quantity?.unit ?? '')) &&
  own.some(({ item: { word }, isVerb }) => isVerb && /^(?:w[io]n|secur|obtain|receiv|award)/.test(word)) &&
  own.some(({ item: { word }, role }) => role === 'from' && GIVER.test(word));

/** `Took part in calls` of who responded to them. */
export const isPartOnly = (word: Said, pairs: Pairs): boolean =>
  word.item.verb?.level === 1 && pairs.every(({ claim }) => claim !== word);
