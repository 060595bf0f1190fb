/** The place of a job, as labels, the lines near the title and sentences tell it. */
import type { Block } from '../page/block.ts';
import type { Pair } from '../page/pairs.ts';
import { labelKind } from '../words/labels.ts';
import { isCompanyName, isOrganization } from '../words/company-names.ts';
import { isPlace } from '../words/places.ts';
import type { Finding } from './finding.ts';

const HINT =
  /\b(?:location|city|place|standort|arbeitsort|ort|lieu|ville|localisation|ubicacion|localidad|lugar|region|address-locality|joblocation|map-marker|map-pin|marker|pin|place-icon|geo)\b/;
const VALUE_MAXIMUM = 120;
const NEAR_TITLE = 12;
const SENTENCE_MAXIMUM = 1_500;
const NO_PLACE =
  /^(?:n\/?a|tbd|various|none|-|see below|siehe unten|multiple locations|yes|no|remote|hybrid|on[\s-]?site|in[\s-](?:person|office)|field[\s-]based|vor ort|sur (?:site|place)|(?:en )?présentiel|presencial|home\s?-?office|télétravail|teletrabajo)$/i;
const NAME = String.raw`(?:St\. |Bad |Le |La |El )?\p{Lu}[\p{L}'’-]{1,30}(?:[ -](?:(?:am|an der|im|in der|de la|de|del|la|le|les|sur|en|upon)[ -])?\p{Lu}[\p{L}'’-]{1,30}){0,3}`;
const PLACE = String.raw`((?:(?:[A-Z]{1,2}-)?\d{5} )?${NAME}(?:, (?:${NAME}|[A-Z]{2}))?(?: \(\d{2,5}\))?)`;
const SENTENCES = [
  new RegExp(
    String.raw`(?:looking for|seeking|seeks|hiring|recruiting|join us|join our team|vacancy|positions?|role|opportunity|job)[^.!?]{0,90}? in (?:our |the )?${PLACE}(?: (?:office|area))?(?=[.,;:)!? ]|$)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:(?:is |be |role |position |job |team )?(?:based|located|situated)|office|offices|headquarters|headquartered|on-?site|hybrid|site|campus|plant|store|clinic|hospital|school|studio|warehouse|depot) (?:is )?(?:in|at|near) (?:the [\p{L}' ]{2,30} (?:[Cc]ampus|[Oo]ffice|[Ss]ite|[Bb]uilding) in )?(?:downtown |central |our |the )?${PLACE}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:our|the) ${PLACE} (?:office|headquarters|HQ|studio|site|campus|plant|hub|store|warehouse|clinic)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:am Standort|an unserem Standort(?: in)?|Standort(?: ist| in)?|Büro in|in unserem Büro in|Niederlassung in|mit Sitz in|Hauptsitz in|Werk in|Praxis in|Filiale in|Klinik in|für unser(?:en|e|)? [\p{L}-]{3,30} in|Vollzeit in|Teilzeit in|ab sofort in|in) ${PLACE}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:poste (?:est )?(?:basé|situé|localisé)e? à|basée? à|située? à|nos bureaux (?:de|à)|notre (?:agence|site|siège|bureau|magasin|usine) (?:de|à|d['’])|poste à pourvoir à|à) ${PLACE}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:con sede en|ubicad[ao] en|nuestr[ao]s? (?:oficinas?|sede|tienda|planta|centro) (?:de|en)|en nuestra oficina de|puesto en|oficinas? en|centro de trabajo en|en) ${PLACE}`,
    'gu',
  ),
];
const BEHIND_NAME = new RegExp(String.raw`^ (?:in|à|en) ${PLACE}`, 'u');
const BRACKETS = /(?<=\p{L} )\(([^()]{2,40})\)/gu;

/** Sentences whose words are weaker: their place must be a known one. */
const ANYWHERE = /^(?:Vollzeit in|Teilzeit in|ab sofort in|in|à|en|puesto en) /;

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Herbst|Frühjahr|Sommer)\b/;

type Near = {
  title: number;
  company: string | undefined;
  headTitle: string;
  addresses: readonly Address[];
};
/** With the line that has the town, and the two before it. */
type Address = { town: string; text: string; before: readonly string[] };

const STREET_AND_TOWN = new RegExp(
  String.raw`(?:(?<=\d\s?[a-z]?)\s{0,2}[,·|–-]?\s{1,2}|(?<!\d)\d{1,4}(?!\d)[^\d|]{2,50}[,·–-] )(?:[A-Z]{1,2}-\d{4,5}|\d{5}|(?!19|20)\d{4})\s{1,2}(\p{Lu}[\p{L}'’-]{1,30}(?: (?:am|an der|im|in der|ob der|de|del|la|le|les|sur|en) \p{Lu}[\p{L}'’-]{1,30}| (?!Tel|Fax|E-?[Mm]ail|Deutschland|Germany|France|España)\p{Lu}[\p{L}'’-]{1,30}){0,2})(?=\s{0,2}(?:$|[,·|(–.]))`,
  'u',
);

/** `Tavistock PL19 8AA`, `Boise, ID 83702` */
const BEFORE_CODE =
  /, (\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2}(?<!(?:Road|Rd|Street|St|Lane|Avenue|Ave|Way|Drive|Close|Square|Place|Court|Park|Quay|Wharf|Row|Hill|Terrace|Crescent|Gardens|Estate|House))(?:, \p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})?(?=,? [A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b)|\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2}, [A-Z]{2}(?= \d{5}\b))/u;

const ADDRESSES_MAXIMUM = 40;

/** Towns behind a street and a post code. */
export function addressesIn(blocks: readonly Block[]): Address[] {
  return blocks
    .flatMap(({ text, zone }, at) => {
      if (zone === 'aside' || text.length > 2 * VALUE_MAXIMUM || !/\d{4}|\d[A-Z]{2}\b/.test(text)) return [];
      const before = blocks.slice(Math.max(0, at - 2), at).map((block) => block.text);
      const whole = /^(?:[A-Z]{1,2}-)?\d/.test(text) ? `${before.at(-1)?.slice(-20) ?? ''}, ${text}` : text;
      const [, town] = STREET_AND_TOWN.exec(whole) ?? BEFORE_CODE.exec(whole) ?? [];
      return town === undefined ? [] : [{ town, text, before }];
    })
    .slice(0, ADDRESSES_MAXIMUM);
}

/** Where the employer has its address, if it has one alone. */
function fromAddress({ company, addresses }: Near): Finding | undefined {
  const own = addresses.filter(
    ({ town, text, before }) =>
      company !== undefined &&
      (text.includes(company) ||
        company.endsWith(` ${town}`) ||
        before.some((line) => line.startsWith(company))),
  );
  const towns = new Set(own.map(({ town }) => town));
  const [town] = towns;
  return town !== undefined && towns.size === 1
    ? { value: town, source: 'page', certainty: 'guess' }
    : undefined;
}

const MUNICIPALITY =
  /^(?:(?:City|Town|Village|Municipality) of|Stadt|Gemeinde|Markt|(?:Ville|Mairie|Commune) (?:de|du|des)|(?:Ville|Mairie|Commune) d['’]|Ayuntamiento de|Municipio de) ?(?=\p{Lu})(.{2,50})$/u;

/** A town that employs is where it is. */
function fromName(company: string): Finding | undefined {
  const [, town] = MUNICIPALITY.exec(company) ?? [];
  return town === undefined ? undefined : { value: town, source: 'page', certainty: 'guess' };
}

/** The best of labels, of lines near the title, of sentences, of the employer's address and of its name. */
export function locationIn(
  pairs: readonly Pair[],
  blocks: readonly Block[],
  near: Near,
): Finding | undefined {
  return (
    fromPairs(pairs) ??
    fromHints(blocks) ??
    fromLines(blocks, near) ??
    fromTitle(near.headTitle) ??
    fromSentences(blocks, near) ??
    fromAddress(near) ??
    fromName(near.company ?? '')
  );
}

function fromPairs(pairs: readonly Pair[]): Finding | undefined {
  const labels = pairs.filter(({ kind, value }) => kind === 'location' && isValue(value));
  const [first, ...others] = labels;
  if (!first) return undefined;
  const best = labels.find(({ value }) => isPlace(withoutMode(value))) ?? first;
  const isDisputed = others.some(({ value }) => value !== best.value && isPlace(value));
  const isLikely = isPlace(withoutMode(best.value)) || best.value.length <= 60;
  return {
    value: withoutMode(best.value),
    source: best.isMarked ? 'page' : 'text',
    certainty: isLikely && !isDisputed ? 'sure' : 'guess',
  };
}

const isValue = (text: string) =>
  text.length <= VALUE_MAXIMUM &&
  !NO_PLACE.test(text.trim()) &&
  /\p{L}/u.test(text) &&
  !/[.!?] \p{Lu}/u.test(text);

/** `Berlin (hybrid)` is Berlin; the way of working is told by itself. */
function withoutMode(text: string): string {
  const bare = text
    .replace(
      /\((?:fully |100\s?% )?(?:(?:hybrid|remote) (?:within|in|from|across) [^()]{2,30}|hybrid|remote|on[\s-]?site|hybride|híbrido|home\s?-?office|télétravail[^()]{0,20}|teletrabajo[^()]{0,20})(?:[,;] [^()]{2,40})?\)/gi,
      '',
    )
    .replace(
      /(?:^|\s?[·|•,/–-]\s?)(?:fully |100\s?% )?(?:hybrid|remote|on[\s-]?site|hybride|híbrido|home\s?-?office|télétravail|teletrabajo|presencial|vor ort|sur site)(?:[\s-](?:possible|möglich|working|work))?(?=$|\s?[·|•,/])/gi,
      '',
    )
    .replace(/^\s?[·|•,/–-]\s?/, '')
    .trim();
  return bare === '' ? text.trim() : bare;
}

/** What these mark is a place whatever its name. */
const ALONE =
  /(?:^|[\s_-])(?:location|standort|arbeitsort|einsatzort|ort|lugar|lieu|localisation|localite|ubicacion|localidad|city|ville|map-marker|map-pin)(?:[\s_-](?:dot|alt|outline|o|fill|\d))?(?:\s|$)/;

function fromHints(blocks: readonly Block[]): Finding | undefined {
  for (const block of blocks) {
    const { zone, hints, text, kind, pieces } = block;
    if (zone !== 'main' || kind === 'heading') continue;
    const isHinted = HINT.test(hints) && text.length <= VALUE_MAXIMUM;
    const parts = [text, ...pieces, ...text.split(/\s[·|•]\s/)].map((part) => part.trim());
    const marked = pieces.filter(
      (piece, at) => HINT.test(block.marks[at] ?? '') && piece.length <= VALUE_MAXIMUM,
    );
    const place = [...(isHinted ? parts : []), ...marked].find(
      (part) => isPlace(withoutMode(part)) && labelKind(text) === undefined,
    );
    if (place !== undefined) return { value: withoutMode(place), source: 'page', certainty: 'guess' };
    const alone = [text, ...pieces].find(
      (part, at) =>
        ALONE.test(at === 0 ? hints : (block.marks[at - 1] ?? '')) &&
        part.length <= 60 &&
        labelKind(part) === undefined &&
        isValue(part),
    );
    if (alone !== undefined) return { value: withoutMode(alone), source: 'page', certainty: 'guess' };
  }
  return undefined;
}

/** `Acme · Berlin · Full-time` below the title, or the place alone. */
function fromLines(
  blocks: readonly Block[],
  { title, company, headTitle, addresses }: Near,
): Finding | undefined {
  const towns = new Set([...addresses.map(({ town }) => town), ...placesIn(headTitle)]);
  const lines = blocks
    .slice(Math.max(0, title - 4), title + NEAR_TITLE)
    .filter(({ zone, text }) => zone === 'main' && text.length <= VALUE_MAXIMUM);
  for (const { text, pieces } of lines) {
    const parts = [
      ...(isOnePlace(text, pieces, company) ? [text] : []),
      ...(pieces.length > 1 ? pieces : []),
      ...text.split(/\s[·|•/–—-]\s|\s?[|•·]\s?|\t/),
      text,
    ].map((part) => part.trim());
    const place = parts
      .map((part) => behindName(part, company))
      .find(
        (part, at) =>
          part !== company &&
          (isPlace(withoutMode(part)) || towns.has(part) || (part !== parts[at] && TOWN.test(part))),
      );
    if (place !== undefined) return { value: withoutMode(place), source: 'page', certainty: 'guess' };
  }
  return undefined;
}

const TOWN = /^\p{Lu}\p{Ll}{2,25}(?:[ -]\p{L}{2,25}){0,3}$/u;

/** `Lugo` and `, Lugo (España)` are one place; an employer before its town is none. */
const isOnePlace = (text: string, pieces: readonly string[], company: string | undefined): boolean =>
  isPlace(text) &&
  pieces.some((piece) => /^,|,$/.test(piece)) &&
  pieces[0] !== company &&
  !isOrganization(text);

/** `Fitter in Lugo - Acme`: a place where a line says it again. */
const placesIn = (title: string): string[] =>
  [...title.matchAll(/(?: (?:in|en|à)|,(?=[^,]{3,40}$)) (\p{Lu}[\p{L}'’ -]{1,40}?)(?= [-|–—·] |, | \(|$)/gu)]
    .map(([, place = '']) => place)
    .filter((place) => isCompanyName(place));

/** `Wexcombe University Library, Exeter` is in Exeter. */
function behindName(text: string, company: string | undefined): string {
  if (company !== undefined && text.startsWith(`${company}, `))
    return text.replace(`${company}, `, fromName(company) ? `${fromName(company)?.value}, ` : '');
  const [, name = '', place] = /^(.{3,60}), ([^,]{2,40})$/.exec(text) ?? [];
  return place !== undefined && (name === company || isOrganization(name)) ? place : text;
}

function fromTitle(title: string): Finding | undefined {
  const parts = title
    .split(/\s[·|•–—-]\s| [|] |, (?=\p{Lu}[^,]{2,40}$)|\s(?:in|à|en)\s|[()]/u)
    .map((part) => part.trim());
  const place = parts.slice(1).find((part) => isPlace(part));
  return place === undefined ? undefined : { value: place, source: 'page', certainty: 'guess' };
}

function fromSentences(
  blocks: readonly Block[],
  { company, addresses, headTitle, title }: Near,
): Finding | undefined {
  const main = blocks.filter(({ zone }) => zone === 'main');
  for (const { text } of company === undefined ? [] : main) {
    const at = text.slice(0, SENTENCE_MAXIMUM).indexOf(`${company} `);
    const [, place = ''] =
      BEHIND_NAME.exec(at < 0 ? '' : text.slice(at + (company?.length ?? 0), SENTENCE_MAXIMUM)) ?? [];
    if (place !== '' && !MONTH.test(place)) return { value: place, source: 'text', certainty: 'guess' };
  }
  const position = blocks[title]?.text ?? '';
  const towns = [
    ...addresses.map(({ town }) => town),
    // `Lecturer in Old Norse` works at no place of that name.
    ...placesIn(headTitle).filter((place) => !position.includes(place)),
  ];
  for (const pattern of SENTENCES)
    for (const { text } of main) {
      for (const [, place = ''] of text.slice(0, SENTENCE_MAXIMUM).matchAll(BRACKETS))
        if (place.includes(',') && isPlace(place))
          return { value: place, source: 'text', certainty: 'guess' };
      for (const [whole, named = ''] of text.slice(0, SENTENCE_MAXIMUM).matchAll(pattern)) {
        // A German noun may stand behind a town: `in Rosenau Verstärkung`.
        const town = towns.find((one) => `${named} `.startsWith(`${one} `));
        const isMeant = town !== undefined || !ANYWHERE.test(whole) || isPlace(named);
        if (isMeant && !MONTH.test(named))
          return { value: town ?? named, source: 'text', certainty: 'guess' };
      }
    }
  return undefined;
}
