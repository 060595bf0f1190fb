/** Languages that a text names, with their level: for postings and resumes alike. */
import { foldedWords } from './fold.ts';
import { phrasesOf, longestAt } from './phrases.ts';
import type { Token } from './tokens.ts';

const list = (text: string) => text.split(',').map((phrase) => phrase.trim());

const LANGUAGES = phrasesOf({
  English: list('English, Englisch, Anglais, Englischkenntnisse, Englische Sprache'),
  German: list('German, Deutsch, Allemand, Deutschkenntnisse, Deutsche Sprache'),
  French: list('French, Französisch, Français, Französischkenntnisse'),
  Spanish: list('Spanish, Spanisch, Espagnol, Spanischkenntnisse'),
  Italian: list('Italian, Italienisch, Italien langue, Italienischkenntnisse'),
  Portuguese: list('Portuguese, Portugiesisch, Portugais'),
  Dutch: list('Dutch, Niederländisch, Néerlandais'),
  Polish: list('Polnisch, Polonais, Polish'),
  Russian: list('Russian, Russisch, Russe'),
  Ukrainian: list('Ukrainian, Ukrainisch, Ukrainien'),
  Turkish: list('Turkish, Türkisch, Turc'),
  Arabic: list('Arabic, Arabisch, Arabe'),
  Chinese: list('Chinese, Mandarin, Cantonese, Chinesisch, Chinois'),
  Japanese: list('Japanese, Japanisch, Japonais'),
  Korean: list('Korean, Koreanisch, Coréen'),
  Hindi: list('Hindi'),
  Swedish: list('Swedish, Schwedisch, Suédois'),
  Danish: list('Danish, Dänisch, Danois'),
  Norwegian: list('Norwegian, Norwegisch, Norvégien'),
  Finnish: list('Finnish, Finnisch, Finnois'),
  Czech: list('Czech, Tschechisch, Tchèque'),
  Hungarian: list('Hungarian, Ungarisch, Hongrois'),
  Romanian: list('Romanian, Rumänisch, Roumain'),
  Greek: list('Greek, Griechisch, Grec'),
  Hebrew: list('Hebrew, Hebräisch, Hébreu'),
  Vietnamese: list('Vietnamese, Vietnamesisch, Vietnamien'),
  Tagalog: list('Tagalog, Filipino'),
  Punjabi: list('Punjabi, Panjabi'),
  Urdu: list('Urdu, Ourdou'),
  Bengali: list('Bengali, Bangla'),
  Tamil: list('Tamil, Tamoul'),
  Persian: list('Farsi, Persian, Persisch, Persan, Dari'),
  Indonesian: list('Indonesian, Bahasa, Indonesisch'),
  Bulgarian: list('Bulgarian, Bulgarisch, Bulgare'),
  Croatian: list('Croatian, Kroatisch, Croate, Serbian, Serbisch, Serbe, Bosnisch'),
  Slovak: list('Slovak, Slowakisch, Slovaque'),
  Slovenian: list('Slovenian, Slowenisch, Slovène'),
  Catalan: list('Catalan, Katalanisch'),
  Albanian: list('Albanian, Albanisch, Albanais'),
  Latin: list('Latin, Latein, Lateinkenntnisse'),
  Thai: list('Thai, Thaï, Thailändisch'),
  Luxembourgish: list('Luxembourgish, Luxemburgisch, Luxembourgeois'),
  'Sign language': list('sign language, American Sign Language, ASL, Gebärdensprache, langue des signes'),
});

/** Words for a level, as the levels of the Common European Framework of Reference (Council of Europe, 2001). */
const LEVELS = phrasesOf({
  A1: list('A1, beginner, Anfänger, débutant'),
  A2: list('A2, basic, elementary, Grundkenntnisse, notions, limited working proficiency'),
  B1: list('B1, conversational, intermediate, intermédiaire, lu écrit'),
  B2: list(
    'B2, good, gut, gute, gutes, guten, professional working proficiency, working knowledge, bon niveau, bonne maîtrise, solid, upper intermediate, sehr gute Grundlagen, niveau professionnel, opérationnel',
  ),
  C1: list(
    'C1, fluent, fluently, fluency, fließend, fließende, courant, couramment, verhandlungssicher, verhandlungssichere, verhandlungssicheres, business fluent, advanced, sehr gut, sehr gute, sehr gutes, excellent, full professional proficiency, proficient, très bon niveau, strong, exzellent',
  ),
  C2: list(
    'C2, native, native speaker, native level, mother tongue, Muttersprache, muttersprachlich, Muttersprachler, Muttersprachniveau, langue maternelle, bilingual, bilingue, zweisprachig',
  ),
});
const ABOUT_LANGUAGES = phrasesOf({
  cue: list(
    `language, languages, speak, speaker, speakers, speaking, spoken, written, verbal, oral, Sprache, Sprachkenntnisse, Sprachen, Wort und Schrift, Niveau, level, langue, langues,
    parlé, écrit, parlez, oral et écrit, Kenntnisse, skills, knowledge, communicate in, bilingual, mündlich, schriftlich, read and write, in English, both, command of, in Spanish`,
  ),
});
/** After these a language is a market, a law or a kitchen. */
const OF_A_COUNTRY = foldedWords(
  'market law cuisine company team office gaap tax client customer recht markt cuisine school teacher literature muffin breakfast government citizen translation lesson course class tutor department',
);
const LEVEL_REACH = 6;

/** Words `from` up to, not including, `to`. */
export type LanguageFound = { language: string; level: string; from: number; to: number };
type Range = { from: number; to: number };

/**
 * @param isListed where a name alone is enough, as in a list of requirements or of skills
 * @returns languages between two words, each with its level or an empty one
 */
export function languagesIn(
  tokens: readonly Token[],
  { from, to }: Range,
  isListed: boolean,
): LanguageFound[] {
  const names: LanguageFound[] = [];
  const levels = new Map<number, string>();
  let isAboutLanguages = false;
  for (let index = from; index < to; index += 1) {
    const name = longestAt(LANGUAGES, tokens, index);
    const level = longestAt(LEVELS, tokens, index);
    if (name && name.to <= to && !OF_A_COUNTRY.has(joinedKey(tokens[name.to])))
      names.push({ language: name.label, level: '', from: index, to: name.to });
    if (level && level.to <= to) levels.set(index, level.label);
    isAboutLanguages ||= longestAt(ABOUT_LANGUAGES, tokens, index) !== undefined;
    index = Math.max(name?.to ?? 0, level?.to ?? 0, index + 1) - 1;
  }
  const isShort = to - from <= names.length * 4;
  if (!isListed && !isAboutLanguages && levels.size === 0 && !isShort) return [];
  return names.map((name, at) => {
    const neighbours = [names[at - 1], names[at + 1]].filter((other) => other !== undefined);
    return { ...name, level: levelOf(tokens, name, levels, neighbours) };
  });
}

const joinedKey = (token: Token | undefined) => (token?.gap === 'joint' ? token.key : '');

/** The nearest level that the language before or after does not stand nearer to; one such as `B2` before a word for one. */
function levelOf(
  tokens: readonly Token[],
  name: LanguageFound,
  levels: ReadonlyMap<number, string>,
  neighbours: readonly LanguageFound[],
): string {
  const distance = (language: LanguageFound, at: number) => {
    const [from, to] = at < language.from ? [at, language.from] : [language.to - 1, at];
    const commas = tokens.slice(from + 1, Math.min(to, from + LEVEL_REACH) + 1);
    return to - from + commas.filter(({ gap }) => gap === 'comma').length * LEVEL_REACH;
  };
  const near: { level: string; far: number; isExact: boolean }[] = [];
  for (let at = name.from - LEVEL_REACH; at < name.to + LEVEL_REACH; at += 1) {
    const level = levels.get(at);
    if (level === undefined) continue;
    const far = distance(name, at);
    const isOwn = far <= LEVEL_REACH && neighbours.every((other) => distance(other, at) >= far);
    if (isOwn) near.push({ level, far, isExact: /^[abc][12]$/.test(tokens[at]?.key ?? '') });
  }
  const [best] = near.toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || a.far - b.far);
  return best?.level ?? '';
}
