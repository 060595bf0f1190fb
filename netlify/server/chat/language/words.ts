/** How text becomes words that can be compared: the same for the content and for questions. */

/** Written as one word or two. */
const COMPOUND = /\b(health|help|data|bar)[ -](care|desks?|cent(?:er|re)s?|codes?|coding)\b/gi;

/** A text with its compounds in one word, so that either way of writing finds the other. */
export const compounded = (text: string): string => text.replace(COMPOUND, '$1$2');

/** Spellings of one thing, written out, so that either finds the other. */
const EXPANSIONS: [RegExp, string][] = [
  [/\bm ?& ?a\b|\bmergers?( and acquisitions?)?\b/g, 'acquisition'],
  [/\bi\.t\.(?=\s|$)/g, 'itech'],
  [/\br u\b/g, 'are you'],
  [/\bu\b(?! ?\.)/g, 'you'],
  [/\bsso\b/g, 'single sign on'],
  [/\b(mfa|2fa)\b/g, 'multi factor authentication'],
  [/\bk8s\b/g, 'kubernetes'],
  [/\bitsm\b/g, 'service management'],
  [/\bedr\b/g, 'endpoint detection'],
  [/\bp ?& ?l\b/g, 'pnl'],
  [/\btime[ -]?zones?\b/g, 'timezone'],
  [/\bgcp\b/g, 'google cloud platform'],
  [/\bentra( id)?\b/g, 'entra'],
  [/\b(ms|microsoft) ?365\b|\b(office|o|m) ?365\b/g, 'microsoft 365'],
  [/\bartificial intelligence\b|\ba\.i\./g, 'ai'],
  [/\bobjectives and key results\b/g, 'okr'],
  [/\bsq\.? ?ft\b|\bsquare f(oo|ee)t(age)?\b/g, 'sqft'],
  [/\bsoc ?(2|ii)\b/g, 'soc2'],
  [/\biso ?27001\b/g, 'iso27001'],
  [/\bcyber[ -]?security\b|\binfosec\b/g, 'security'],
  [/\bdatacentre/g, 'datacenter'],
  [/\bup[ -]to[ -]date\b/g, 'uptodate'],
  [/\bon[ -]call\b/g, 'oncall'],
  [/\bhigh availability\b/g, 'uptime'],
  [/\bsenior\b/g, 'sr'],
  [/\bstart-ups?\b/g, 'startups'],
  [/\bexecs?\b/g, 'executives'],
  [/\bevery day\b|\beach day\b/g, 'daily'],
  [/\bcentre\b/g, 'center'],
  [/\blicenc/g, 'licens'],
  [/\be ?-?mail/g, 'email'],
  [/\bphone number\b|\btelephone\b/g, 'phone'],
  [/\br[eé]sum[eé]\b/g, 'resume'],
  [/\bsecs?\b/g, 'seconds'],
  [/\bmins?\b/g, 'minutes'],
  [/\bhrs?\b/g, 'hours'],
  [/\byrs?\b/g, 'years'],
  [/\bprep\b/g, 'preparation'],
  [/\bprograming\b/g, 'programming'],
  [/\bmgmt\b/g, 'management'],
  [/\bdept\b/g, 'department'],
  [/\badmins\b/g, 'administrators'],
  [/\bwhereabouts\b/g, 'where'],
  [/(\d) ?(?:billion|bn)\b/g, '$1b'],
  [/(\d) ?(?:million|mn)\b/g, '$1m'],
  [/\b(\d+) ?%/g, '$1percent'],
];

const CONTRACTIONS: [RegExp, string][] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(what|who|where|when|how|that|there|it|he|she|here|name)'s\b|\b(what|who|where|how)s\b/g, '$1$2 is'],
  [/'(re)\b/g, ' are'],
  [/'(ve)\b/g, ' have'],
  [/'(ll|d|m)\b/g, ''],
  [/'s\b/g, ''],
];

const WRITTEN_OUT = [...CONTRACTIONS, ...EXPANSIONS];

/** "it" that is the field, not the pronoun: in capitals, or before a word of the trade. */
const FIELD_BY_NEIGHBOUR =
  /(?<!\b(?:did|does|is|was|has|had|will|would|can|could|should|made|make|let) )\bit(?=[ -](ops|operations?|managers?|management|director|consult\w*|assets?|strateg\w*|security|leader\w*|department|teams?|budgets?|costs?|support|infrastructure|service|roles?|jobs?|career|work|facilities|experience|skills?|background)\b)/gi;

/** What letters may grow to when they are written out: `½` and `가` are three, `ﷺ` would be eighteen. */
const MOST_LETTERS_OF_ONE = 3;

/** Lower-case text with one space between words, contractions and usual abbreviations written out. */
export function normalize(text: string): string {
  const field = text === text.toUpperCase() ? text : text.replace(/\bIT\b/g, 'itech');
  let plain = compounded(field)
    .replace(FIELD_BY_NEIGHBOUR, 'itech')
    .normalize('NFKD')
    .slice(0, MOST_LETTERS_OF_ONE * text.length)
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
  for (const [pattern, replacement] of WRITTEN_OUT) plain = plain.replace(pattern, replacement);
  return plain
    .replace(/&/g, ' and ')
    .replace(/(\d)[,.](\d)/g, '$1.$2')
    .replace(/[^\p{L}\p{N}.+#]+/gu, ' ')
    .replace(/(?<=\s|^)[.#]+/g, ' ')
    .replace(/(?<![.+])[.+]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The content is cut and counted in several ways, and headings stand above many sentences. */
const memory = new Map<string, readonly string[]>();
const MEMORY_LIMIT = 8_000;
const LONGEST_REMEMBERED = 400;

/** Words of a text, in order, as they were written. */
export function words(text: string): readonly string[] {
  const known = memory.get(text);
  if (known) return known;
  const normalized = normalize(text);
  const found = normalized ? normalized.split(' ') : [];
  if (text.length <= LONGEST_REMEMBERED && memory.size < MEMORY_LIMIT) memory.set(text, found);
  return found;
}
