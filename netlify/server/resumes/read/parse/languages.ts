/** Languages that somebody speaks. */
import { bareWord, folded, foldedSet } from '../words/fold.ts';
import { KINDS } from '../words/headings.ts';

/** Names of languages in English, German and French; folded. */
const LANGUAGES =
  'english englisch anglais german deutsch allemand french franzosisch francais spanish spanisch espagnol italian italienisch italien portuguese portugiesisch portugais dutch niederlandisch neerlandais frisian friesisch danish danisch danois swedish schwedisch suedois norwegian norwegisch norvegien finnish finnisch finnois icelandic polish polnisch polonais czech tschechisch tcheque slovak slowakisch slovaque hungarian ungarisch hongrois romanian rumanisch roumain bulgarian bulgarisch bulgare greek griechisch grec turkish turkisch turc russian russisch russe ukrainian ukrainisch ukrainien croatian kroatisch croate serbian serbisch serbe bosnian slovenian slowenisch slovene albanian albanisch albanais lithuanian latvian estonian welsh irish gaelic scottish breton basque catalan katalanisch galician occitan corse luxembourgish luxemburgisch arabic arabisch arabe hebrew hebraisch hebreu persian persisch persan farsi dari pashto kurdish kurdisch kurde hindi urdu bengali punjabi gujarati marathi tamil telugu kannada malayalam nepali sinhala chinese chinesisch chinois mandarin cantonese japanese japanisch japonais korean koreanisch coreen vietnamese vietnamesisch vietnamien thai indonesian malay tagalog filipino swahili amharic igbo yoruba hausa zulu xhosa afrikaans somali wolof bambara lingala malagasy berber tamazight latin latein hawaiian maori esperanto sign gebardensprache langue'.split(
    ' ',
  );
const NAMES = foldedSet(LANGUAGES);

/** The items of a list that begin with the name of a language. */
export function asLanguages(text: string): string[] {
  return text.split(/[,;|•·\t]/u).filter((item) => isLanguage(item));
}

export const isLanguage = (text: string): boolean => {
  if (/^langue maternelle/iu.test(text)) return false;
  const [first = '', second = ''] = text.trim().split(/[\s:–—(/-]+/u);
  return NAMES.has(folded(bareWord(first))) || NAMES.has(folded(bareWord(second)));
};

/** `English (native)`, `English – native`, `English: C1`, `English\tfluent` → `English`. */
export function languageName(text: string): string {
  const [name = ''] = text.split(/[(:\t,]|\s[-–—]\s/u);
  const words = name.trim().split(' ');
  const known = words.findIndex((word) => NAMES.has(folded(bareWord(word))));
  // `some Ukrainian`
  if (known > 0 && /^\p{Ll}/u.test(name)) return words.slice(known).join(' ');
  // `English fluent`, but `Brazilian Portuguese` and `British Sign Language`
  return known === 0 && words.length === 2 && !NAMES.has(folded(words[1] ?? ''))
    ? (words[0] ?? '')
    : name.trim();
}

/** Above the columns of a table of languages, as Europass has it. */
const LANGUAGE_COLUMNS =
  'understanding|speaking|writing|reading|listening|spoken interaction|spoken production|comprendre|parler|ecrire|ecrit|ecouter|lire|prendre part a une conversation|s’exprimer oralement en continu|verstehen|sprechen|schreiben|horen|lesen|an gesprachen teilnehmen|zusammenhangendes sprechen'.split(
    '|',
  );
const LEVEL_COLUMNS = foldedSet(LANGUAGE_COLUMNS);

/** `B2 A2`, and what stands above such columns: a table of languages, and nothing else. */
export const isOfLevels = (text: string): boolean =>
  /^(?:[ABC][12](?:\s|$)){1,10}$/.test(text) || LEVEL_COLUMNS.has(folded(text));

const HEADINGS = foldedSet(KINDS.languages);
export const isLanguageHeading = (label: string): boolean => HEADINGS.has(folded(label));
