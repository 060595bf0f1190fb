/** Cuts a text into words, numbers and marks that know where they stand. */
import { withFigures, withIntervals } from './figures.ts';
import { languageOf } from './languages.ts';
import { withLimitedFactors } from './limited.ts';
import { withSpans } from './plain-acts.ts';
import { inPlainFrench } from './plain-french.ts';
import { inPlainGerman } from './plain-german.ts';
import type { Token, Tokens } from './token.ts';

/** Figures of other scripts and pictures say something too: they are words. */
const TOKEN =
  /[$€£¥₹]|(?<!\p{L})[dlnsjDLNSJ]['’](?=\p{L})|\d+(?:[.,]\d+)*(?:st|nd|rd|th)?|\p{L}[\p{L}\p{M}\d]*(?:['’.&]\p{L}[\p{L}\p{M}\d]*)*[+#]{0,2}|(?![®™©°])[\p{N}\p{So}]|[^\s\p{L}\d]/gu;
/** Belong to the word behind them: who co-wrote did not write alone. */
const PREFIXES = new Set('co re non un sub ex vice pre semi multi inter mis de'.split(' '));
/** In capitals they are names, not small words. */
const CAPITAL_NAMES: Readonly<Record<string, string>> = { IT: 'infotech', US: 'usa' };

function folded(text: string): string {
  const name = CAPITAL_NAMES[text.replaceAll('.', '')];
  if (name !== undefined) return name;
  const single = /^\p{Lu}{2,}s$/u.test(text) ? text.slice(0, -1) : text; // `RNs`
  const lower = single.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const plain = lower.endsWith("'s") ? lower.slice(0, -2) : lower;
  return plain.replaceAll('.', '');
}

const kindOf = (text: string): Token['kind'] =>
  /^\d/.test(text) ? 'number' : /^(?:[\p{L}$€£¥₹]|(?![®™©°])[\p{N}\p{So}])/u.test(text) ? 'word' : 'mark';

const isHyphen = (token: Token | undefined): boolean => token?.kind === 'mark' && /^[-‐‑/]$/.test(token.text);

/** Joins `co-wrote` into `cowrote`; drops the hyphens within words, and remembers them. */
function withoutHyphens(tokens: Token[], text: string): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    const before = result.at(-1);
    const next = tokens[index + 1];
    const isWithin = isHyphen(token) && before?.end === token.start && next?.start === token.end;
    if (!isWithin || next.kind === 'mark') {
      result.push(token);
      continue;
    }
    if (
      token.text === '/' &&
      /^(?:h|hr|hour|min|s|sec|day|d|week|month|yr|year|shift|jour|heure|semaine|mois|an|tag|stunde|woche|monat|jahr|schicht)$/.test(
        next.word,
      ) &&
      result.at(-2)?.kind === 'number'
    ) {
      result.push({ ...token, word: 'per', kind: 'word' });
      continue;
    }
    index += 1;
    const isShort = token.text === '/' && before.text.length <= 2 && next.text.length <= 2;
    if (isShort && before.kind === 'word' && next.kind === 'word') {
      result[result.length - 1] = {
        ...before,
        text: text.slice(before.start, next.end),
        word: before.word + next.word,
        end: next.end,
      };
    } else if (token.text !== '/' && PREFIXES.has(before.word) && next.kind === 'word') {
      result[result.length - 1] = {
        ...next,
        text: text.slice(before.start, next.end),
        word: before.word + next.word,
        start: before.start,
        isJoined: before.isJoined,
      };
    } else result.push({ ...next, isJoined: token.text !== '/' });
  }
  return result;
}

/** In German and French a dot or a space divides thousands: `1.200` and `1 200` are 1,200. */
const OTHER_LANGUAGE =
  /[äöüßéèêàçœ]|(?:^|\s)(?:der|die|das|und|von|mit|für|auf|im|zur|zum|bei|ein|eine|einer|les|des|du|et|une|un|sur|dans|pour|de)\s/i;
const GROUPED = /\d{1,3}(?:[ .\u00A0\u202F]\d{3})+(?![\d,.]\d)/gu;

/** The same length, written as in English: thousands with a comma, `m2` for `m²`. */
function inEnglishFigures(text: string): string {
  const plain = text.replaceAll('²', '2').replaceAll('³', '3');
  if (!OTHER_LANGUAGE.test(plain)) return plain;
  return plain.replace(GROUPED, (digits) => digits.replaceAll(/[ .\u00A0\u202F]/g, ','));
}

/** `8–10` is `8 to 10`. */
const isRange = (tokens: Tokens, index: number): boolean =>
  /^(?:[-–—]|bis)$/.test(tokens[index]?.word ?? '') &&
  tokens[index - 1]?.kind === 'number' &&
  tokens[index + 1]?.kind === 'number';

/** `Gas-` of `Gas- und Ölheizungen` keeps its hyphen, and is cut off. */
const withCutWords = (tokens: Tokens): Token[] =>
  tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isCut =
      token.kind === 'word' &&
      next?.text === '-' &&
      next.start === token.end &&
      /^(?:und|oder|sowie|bzw|,)$/.test(tokens[index + 2]?.word ?? '');
    const isHyphenOfCut =
      token.text === '-' &&
      tokens[index - 1]?.end === token.start &&
      /^(?:und|oder|sowie|bzw|,)$/.test(next?.word ?? '');
    return isHyphenOfCut ? [] : [isCut ? { ...token, text: `${token.text}-`, end: next.end } : token];
  });

function inPlainOrder(tokens: Token[]): Token[] {
  const language = languageOf(tokens);
  const plain = withFigures(tokens);
  if (language === 'other') return withSpans(plain, ['between', 'and', '', 'to']);
  return language === 'german' ? inPlainGerman(plain) : inPlainFrench(plain);
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of inEnglishFigures(text).matchAll(TOKEN)) {
    const [raw] = match;
    const kind = kindOf(raw);
    tokens.push({
      text: raw,
      word: kind === 'word' ? folded(raw) : raw,
      kind,
      start: match.index,
      end: match.index + raw.length,
      isJoined: false,
      isCapitals: raw.length > 1 && /^(?:\p{Lu}+|(?:\p{Lu}\.)+\p{Lu}?)$/u.test(raw),
    });
  }
  const ranged = tokens.map((token, index): Token =>
    isRange(tokens, index) ? { ...token, word: 'to', kind: 'word' } : token,
  );
  return withIntervals(inPlainOrder(withLimitedFactors(withoutHyphens(withCutWords(ranged), text))));
}
