/** Languages that a text names, with their level: for postings and resumes alike. */
import { foldedWords } from './fold.ts';
import { phrasesOf, longestAt } from './phrases.ts';
import type { Range, Token, Tokens } from './tokens.ts';

const LANGUAGES = phrasesOf({
  English: 'English, Englisch, Anglais, Englischkenntnisse, Englische Sprache',
  German: 'German, Deutsch, Allemand, Deutschkenntnisse, Deutsche Sprache',
  French: 'French, Französisch, Français, Französischkenntnisse',
  Spanish: 'Spanish, Spanisch, Espagnol, Spanischkenntnisse',
  Italian: 'Italian, Italienisch, Italien langue, Italienischkenntnisse',
  Portuguese: 'Portuguese, Portugiesisch, Portugais',
  Dutch: 'Dutch, Niederländisch, Néerlandais',
  Polish: 'Polnisch, Polonais, Polish',
  Russian: 'Russian, Russisch, Russe',
  Ukrainian: 'Ukrainian, Ukrainisch, Ukrainien',
  Turkish: 'Turkish, Türkisch, Turc',
  Arabic: 'Arabic, Arabisch, Arabe',
  Chinese: 'Chinese, Mandarin, Cantonese, Chinesisch, Chinois',
  Japanese: 'Japanese, Japanisch, Japonais',
  Korean: 'Korean, Koreanisch, Coréen',
  Hindi: 'Hindi',
  Swedish: 'Swedish, Schwedisch, Suédois',
  Danish: 'Danish, Dänisch, Danois',
  Norwegian: 'Norwegian, Norwegisch, Norvégien',
  Finnish: 'Finnish, Finnisch, Finnois',
  Czech: 'Czech, Tschechisch, Tchèque',
  Hungarian: 'Hungarian, Ungarisch, Hongrois',
  Romanian: 'Romanian, Rumänisch, Roumain',
  Greek: 'Greek, Griechisch, Grec',
  Hebrew: 'Hebrew, Hebräisch, Hébreu',
  Vietnamese: 'Vietnamese, Vietnamesisch, Vietnamien',
  Tagalog: 'Tagalog, Filipino',
  Punjabi: 'Punjabi, Panjabi',
  Urdu: 'Urdu, Ourdou',
  Bengali: 'Bengali, Bangla',
  Tamil: 'Tamil, Tamoul',
  Persian: 'Farsi, Persian, Persisch, Persan, Dari',
  Indonesian: 'Indonesian, Bahasa, Indonesisch',
  Bulgarian: 'Bulgarian, Bulgarisch, Bulgare',
  Croatian: 'Croatian, Kroatisch, Croate, Serbian, Serbisch, Serbe, Bosnisch',
  Slovak: 'Slovak, Slowakisch, Slovaque',
  Slovenian: 'Slovenian, Slowenisch, Slovène',
  Catalan: 'Catalan, Katalanisch',
  Albanian: 'Albanian, Albanisch, Albanais',
  Latin: 'Latin, Latein, Lateinkenntnisse',
  Thai: 'Thai, Thaï, Thailändisch',
  Luxembourgish: 'Luxembourgish, Luxemburgisch, Luxembourgeois',
  'Sign language': 'sign language, American Sign Language, ASL, Gebärdensprache, langue des signes',
});

/** Words for a level, as the levels of the Common European Framework of Reference (Council of Europe, 2001). */
const LEVELS = phrasesOf({
  A1: 'A1, beginner, Anfänger, débutant',
  A2: 'A2, basic, elementary, Grundkenntnisse, notions, limited working proficiency',
  B1: 'B1, conversational, intermediate, intermédiaire, lu écrit',
  B2: 'B2, good, gut, gute, gutes, guten, professional working proficiency, working knowledge, bon niveau, bonne maîtrise, solid, upper intermediate, sehr gute Grundlagen, niveau professionnel, opérationnel',
  C1: 'C1, fluent, fluently, fluency, fließend, fließende, courant, couramment, verhandlungssicher, verhandlungssichere, verhandlungssicheres, business fluent, advanced, sehr gut, sehr gute, sehr gutes, excellent, full professional proficiency, proficient, très bon niveau, strong, exzellent',
  C2: 'C2, native, native speaker, native level, mother tongue, Muttersprache, muttersprachlich, Muttersprachler, Muttersprachniveau, langue maternelle, bilingual, bilingue, zweisprachig',
});
const ABOUT_LANGUAGES = phrasesOf({
  cue: `language, languages, speak, speaker, speakers, speaking, spoken, written, verbal, oral, Sprache, Sprachkenntnisse, Sprachen, Wort und Schrift, Niveau, level, langue, langues,
    parlé, écrit, parlez, oral et écrit, Kenntnisse, skills, knowledge, communicate in, bilingual, mündlich, schriftlich, read and write, in English, both, command of, in Spanish`,
});
/** After these a language is a market, a law or a kitchen. */
const OF_A_COUNTRY = foldedWords(
  'market law cuisine company team office gaap tax client customer recht markt cuisine school teacher literature muffin breakfast government citizen translation lesson course class tutor department',
);
const LEVEL_REACH = 6;

/** Words `from` up to, not including, `to`. */
export type LanguageFound = { language: string; level: string; from: number; to: number };
/**
 * @param isListed where a name alone is enough, as in a list of requirements or of skills
 * @returns languages between two words, each with its level or an empty one
 */
export function languagesIn(tokens: Tokens, { from, to }: Range, isListed: boolean): LanguageFound[] {
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
  tokens: Tokens,
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
