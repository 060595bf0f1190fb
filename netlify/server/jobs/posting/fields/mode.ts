/** Where the work is done, by the words of four languages. */
import type { Block } from '../page/block.ts';
import type { Pair } from '../page/pairs.ts';
import { partsOf, PROSE_MAXIMUM } from './employment.ts';

/** As many as a week has days at work. */
const DAYS = String.raw`(?:\d|one|two|three|four|zwei|drei|vier|einen?|einem|deux|trois|quatre|une?|dos|tres|cuatro)(?:\s?(?:-|à|bis|to|or|oder|ou|o)\s?(?:\d|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro))? (?:jours?|tage?n?|days?|días?)`;

export type Mode = 'Remote' | 'Hybrid' | 'On-site';
const MODES: readonly [Mode, RegExp][] = [
  [
    'Hybrid',
    new RegExp(
      String.raw`hybrid|híbrid|(?:teilweise|partially|partly|partial|flexible?|(?<!\d)[1-9]\d\s?%)[\s-](?:remote|homeoffice|home office)|(?:télétravail|teletrabajo|home\s?-?office) (?:partiel|possible|fréquent|occasionnel|ponctuel|régulier|möglich|anteilig|nach absprache|parcial|ocasional)|${DAYS}[^.]{0,25}(?:télétravail|home\s?-?office|remote|from home|teletrabajo|mobil|im büro|in the office|a week in)|(?:télétravail|home\s?-?office|teletrabajo)[^.]{0,20} (?:möglich|possible|posible)|(?:télétravail|home\s?-?office|teletrabajo)[^.]{0,25}\d (?:jours?|tage?|días?)|home[\s-]?working|mobiles? arbeiten`,
      'i',
    ),
  ],
  [
    'Remote',
    /(?:fully|100\s?%|completely|entirely|full|permanently)[\s-]remote|remote[\s-](?:first|only|position|role|job|within|in |from|\(|–|-)|\bremote\b(?! (?:sensing|access|control|monitoring|support|areas?|sites?|communit|diagnos))|^home[\s-]based(?= (?:in|with|role|position)\b|[,;.(]|$)|work from (?:home|anywhere)|working (?:entirely|fully|only) from home|(?:komplett|vollständig|ausschließlich) von zu hause|ortsunabhängig|télétravail (?:complet|total|à 100)|100\s?% (?:télétravail|teletrabajo|home\s?-?office)|full télétravail|teletrabajo|télétravail|home\s?-?office|à distance|a distancia|en remoto|telecommut|wfh/i,
  ],
  [
    'On-site',
    /on[\s-]?site|in[\s-]office|office[\s-]based|site[\s-]based|work(?:ing)? (?:from|at) (?:the |our )?office|\bwfo\b|in[\s-]person|on campus|vor ort|präsenz|sur site|sur place|présentiel|presencial/i,
  ],
];
const NOT_REMOTE =
  /(?:not|no|non|kein|keine|nicht|sin|sans|pas de|pas ouvert au|aucun)\b[^.]{0,20}(?:remote|home\s?-?office|télétravail|teletrabajo|work from home)|(?:remote|home\s?-?office|télétravail|teletrabajo|work(?:ing)? from home)[^.]{0,25}(?:not (?:possible|available|offered|an option)|nicht möglich|no disponible|pas possible)|(?:remote|télétravail|home\s?-?office|teletrabajo)\s?[:?]?\s?(?:no|nein|non|none|kein)\b/i;
const YES = /^(?:yes|ja|oui|sí|si)\b/i;

/** Of working at home: some days, or sometimes. */
const IN_PART = new RegExp(
  String.raw`^(?:up to |bis zu |jusqu['’]à |hasta )?(?:${DAYS}|\d ?[jt]\b|[1-9]\d?\s?%)|partial|partiel|parcial|teilweise|anteilig|tageweise|occasion|ocasional|ponctuel|gelegentlich|flexib|possible|möglich|posible`,
  'i',
);

/** Where the work is done, as far as it is said. */
export function modeIn(
  pairs: readonly Pair[],
  blocks: readonly Block[],
): { value: Mode; isLabelled: boolean } | undefined {
  for (const { kind, label, value } of pairs) {
    if (kind !== 'mode' && kind !== 'location' && kind !== 'employment') continue;
    const mode =
      NOT_REMOTE.test(value) || (kind === 'mode' && /^(?:no|nein|non)\b/i.test(value))
        ? 'On-site'
        : (modeOf(YES.test(value) ? `${label} ${value}` : value) ??
          (kind === 'mode' && IN_PART.test(value) ? 'Hybrid' : undefined));
    if (mode) return { value: mode, isLabelled: true };
  }
  const main = blocks.filter(({ zone }) => zone === 'main');
  if (main.some(({ text }) => NOT_REMOTE.test(text.slice(0, PROSE_MAXIMUM))))
    return { value: 'On-site', isLabelled: false };
  for (const block of main.slice(0, 30)) {
    if (block.text.length > 120) continue;
    const part = partsOf(block).find((piece) => piece.length <= 40 && isFact(piece));
    if (part !== undefined) return { value: modeOf(part) ?? 'On-site', isLabelled: false };
  }
  const votes = main
    .map(({ text }) => proseMode(text.slice(0, PROSE_MAXIMUM)))
    .filter((mode) => mode !== undefined);
  const [first] = votes.includes('Hybrid') ? (['Hybrid'] as const) : votes;
  return first && { value: first, isLabelled: false };
}

/** `Vor Ort in Gera`, but not `Audits vor Ort`. */
const isFact = (piece: string): boolean => {
  const mode = modeOf(piece);
  return (
    mode !== undefined && (mode !== 'On-site' || piece.split(' ').length <= 2 || ON_SITE_FIRST.test(piece))
  );
};
const ON_SITE_FIRST =
  /^(?:\d|100|fully |full |work(?:ing)? |(?:full|part)[\s-]time |arbeiten |arbeit |travail |trabajo |on[\s-]?site|in[\s-](?:office|person)|office|on campus|vor ort|präsenz|sur (?:site|place)|(?:en |100 ?% )?présentiel|presencial)/i;

const modeOf = (text: string): Mode | undefined => MODES.find(([, pattern]) => pattern.test(text))?.[0];

const PROSE_MODES: readonly [Mode, RegExp][] = [
  [
    'Hybrid',
    new RegExp(
      String.raw`days? on[\s-]?site and [\p{L}\d ]{1,14}(?:from|at) home|télétravail (?:possible|partiel)|home\s?-?office (?:möglich|nach absprache|anteilig)|mobiles arbeiten (?:(?:ist )?möglich|nach absprache)|teletrabajo parcial|posibilidad de teletrabajo|(?:role|position|job|post) is (?:a )?hybrid|hybrid (?:role|position|work|model|working|schedule|setup)|hybrides? arbeit|híbrido|modelo híbrido|mode hybride|${DAYS} (?:(?:de|par semaine en|en) télétravail|(?:(?:pro|die|in der) woche )?(?:im |von zu )?(?:home\s?-?office|hause)|(?:(?:a|per|each|every) week )?(?:in|at) (?:the|our) office|(?:(?:a|per|each|every) week )?(?:of )?(?:work(?:ing)? )?(?:from home|remote(?:ly)?|at home)|(?:(?:pro|die|in der) woche )?(?:mobile[sn]?|remote) arbeiten|(?:par semaine )?(?:au|sur site|en présentiel)[^.]{0,12} bureau|(?:a la semana )?(?:en la oficina|presencial(?:es)?)|(?:pro woche )?(?:im|in unserem) büro|(?:a|per|each|every) week,? (?:and|or) [^.]{0,20}(?:from|at) home|(?:a la semana )?de teletrabajo|(?:a la semana )?desde casa)`,
      'iu',
    ),
  ],
  [
    'Remote',
    /(?:this|the) (?:is a |role is |position is |job is )?(?:a )?(?:fully |100\s?% )?remote|(?:fully|mostly|mainly|largely|primarily) remote|100\s?% remote|work (?:fully )?remotely from|komplett remote|(?:komplett|vollständig|ausschließlich) (?:remote|von zu hause)|100\s?% remoto|working (?:entirely|fully) from home|télétravail (?:complet|total|à 100)|100\s?% teletrabajo|teletrabajo 100/i,
  ],
  [
    'On-site',
    /\b(?:on[\s-]?site|office[\s-]based|in[\s-]person) (?:role|position|job|post)\b|(?:role|position|job|post) is (?:fully )?(?:office|site|workshop|school|campus)[\s-]based|(?:in|at) (?:the|our) office (?:five days|every day|full[\s-]time)|\b(?:poste|travail|emploi|role|position|job|post|work (?:is|takes place|will be)|stelle|arbeit|puesto|trabajo)\b.{0,12} (?:on campus|on[\s-]?site|in person|sur place|en présentiel|vor ort|presencial)|(?:^|[.!] )(?:on[\s-]?site|sur place|vor ort)\b/i,
  ],
];
const AT_HOME =
  /(?:from|at) home\b|home\s?-?office|\bremote(?:ly)?\b|télétravail|mobile[sn]? arbeiten|zu hause|teletrabajo|desde casa/i;
const AT_OFFICE =
  /\b(?:in|at) (?:the |our )(?:\p{Lu}\p{L}+ )?office|im büro|en la oficina|au bureau|sur site/iu;
/** Some days of a week, or a part of the work. */
const SOME_DAYS = new RegExp(
  String.raw`\b(?:${DAYS}|zwei tagen|drei tagen|(?:partly|partially|teilweise|zum teil|en partie|en parte) (?:from|at|im|von|en|desde|remote))`,
  'i',
);
const WEEK = /\bweek|woche|semaine|semana|partly|partially|teilweise|zum teil|en partie|en parte/i;

/** By its phrases, else where a sentence parts a week between home and office. */
function proseMode(text: string): Mode | undefined {
  const said = PROSE_MODES.find(([, pattern]) => pattern.test(text))?.[0];
  if (said !== undefined) return said;
  const isParted = text
    .split(/[.!?] /)
    .some(
      (sentence) =>
        (AT_HOME.test(sentence) || AT_OFFICE.test(sentence)) &&
        SOME_DAYS.test(sentence) &&
        WEEK.test(sentence),
    );
  return isParted ? 'Hybrid' : undefined;
}
