/** Kind of employment, by the words of four languages. */
import type { Block } from '../page/block.ts';
import type { Pair } from '../page/pairs.ts';

const KINDS: readonly [string, RegExp][] = [
  [
    'Full-time',
    /full[\s-]?time|vollzeit|temps plein|temps complet|plein temps|jornada completa|tiempo completo|(?:^|· )completa\b|\b100\s?%(?! remote| home| télé)/i,
  ],
  [
    'Part-time',
    /part[\s-]?time|teilzeit|temps partiel|temps non complet|mi-temps|media jornada|tiempo parcial|jornada parcial|(?:^|· )parcial\b/i,
  ],
  [
    'Permanent',
    /\bpermanent|unbefristet|festanstellung|\bcdi\b|durée indéterminée|indefinido|fijo\b|unlimited contract/i,
  ],
  [
    'Fixed-term',
    /fixed[\s-]term|(?<!un)befristet|\bcdd\b|durée déterminée|temporal\b|duración determinada|\bftc\b|limited contract/i,
  ],
  [
    'Temporary',
    /\btemporary|\btemp\b|intérim|interim|zeitarbeit|aushilf|seasonal|saison|eventual|minijob|mini-job|(?:maternity|paternity|parental leave|sickness|sick leave) cover|(?:elternzeit|schwangerschafts|krankheits|mutterschutz)vertretung|(?:en|de|cdd) remplacement\b|remplacement (?:de )?(?:congé|maternité|maladie|\d)|sustitución (?:de \d|por )|suplencia/i,
  ],
  ['Internship', /\bintern(?:ship)?\b|praktik|\bstage\b|stagiaire|prácticas|becario/i],
  [
    'Apprenticeship',
    /apprentice|(?<!hochschul)ausbildung(?:splatz|sstelle)?\b(?! (?:als|zum|zur|oder|im|in))|azubi|alternance|apprentissage|aprendiz|formación dual|duales studium/i,
  ],
  ['Contract', /\bcontract(?:or)?\b(?! type)|\bcontract role/i],
  ['Freelance', /freelanc|freiberuf|selbstständig|indépendant|autónomo|selbständig/i],
  ['Working student', /working student|werkstudent|étudiant salarié/i],
  ['Volunteer', /volunteer|ehrenamt|bénévol|voluntari/i],
];
/** Of running text only what cannot be about something else. */
const IN_PROSE: readonly [string, RegExp][] = [
  ['Full-time', /full-time · part-time/],
  ['Part-time', /full-time · part-time/],
  [
    'Full-time',
    /(?:seek(?:s|ing)?|looking for|hir(?:es?|ing)|needs?|recruit(?:s|ing)?|suchen|sucht) (?:an?|our|your) (?:new |next )?full[\s-]time|\b(?:it is|it['’]s|this is|position is|role is|job is) full[\s-]time|(?<!not a )full[\s-]time(?:, (?:and )?permanent)? (?:position|role|job|employ|opportunity|contract|permanent)|position (?:is )?full[\s-]time|(?:position|role|job|post|appointment)\b[^.;]{3,60}[,(] ?full[\s-]time ?[,.)]|(?:in|als) vollzeit|vollzeitstelle|\(vollzeit|(?:poste|contrat|cdi|emploi)[^.]{0,30}temps (?:plein|complet)|(?:contrato|puesto|jornada)[^.]{0,30}(?:jornada completa|tiempo completo)|(?:work|travaillez|travailleras|arbeitest|arbeiten|trabajarás) (?:full[\s-]time|à temps plein|in vollzeit|a jornada completa)/i,
  ],
  [
    'Part-time',
    /(?:seek(?:s|ing)?|looking for|hir(?:es?|ing)|needs?|recruit(?:s|ing)?|suchen|sucht) (?:an?|our|your) (?:new |next )?part[\s-]time|part[\s-]time (?:position|role|job|employ|opportunity)|(?:position|role|job|post|appointment)\b[^.;]{3,60}[,(] ?part[\s-]time ?[,.)]|(?:in|als) teilzeit|teilzeitstelle|(?:poste|contrat|emploi)[^.]{0,30}temps partiel|à temps non complet|puesto[^.]{0,30}(?:media jornada|tiempo parcial)|(?:work|travaillez|travailleras|arbeitest|arbeiten|trabajarás) (?:part[\s-]time|à temps partiel|in teilzeit|a media jornada)/i,
  ],
  [
    'Permanent',
    /permanent (?:position|role|contract|employ|full)|\bunbefristet|\ben cdi\b|poste en cdi|contrat (?:à durée indéterminée|cdi)|contrato indefinido|(?:^|\s)cdi(?: |,|\.|$)/i,
  ],
  [
    'Fixed-term',
    /fixed[\s-]term (?:contract|position|role|appointment|post|basis)|(?<!un)befristete (?:stelle|anstellung)|stelle ist [^.]{0,40}(?<!un)befristet|\ben cdd\b|contrat à durée déterminée|contrato temporal|\d{1,2}[\s-]month (?:contract|ftc)/i,
  ],
  [
    'Contract',
    /\b(?:needs|need|seeking|looking for|is|on) an? (?:\d{1,2}[\s-]months? )?contract (?:role|position|basis|job)|\ba contract \p{Lu}/u,
  ],
  [
    'Apprenticeship',
    /contrat d['’](?:apprentissage|alternance)|\ben (?:alternance|apprentissage)\b|apprenticeship (?:contract|programme|position)|contrato de formación/i,
  ],
  [
    'Temporary',
    /seasonal (?:work|job|role|position|contract)|saison(?:arbeit|kraft|vertrag|stelle)|(?:contrat|emploi|poste|travail) saisonnier|(?:trabajo|empleo|puesto) de temporada/i,
  ],
  ['Volunteer', /volunteer (?:role|position|post|opportunity)|ehrenamtliche (?:stelle|mitarbeit|tätigkeit)/i],
];

/** Either of two, the first often without its end: `Voll- oder Teilzeit`, `temps plein ou partiel`. */
const EITHER =
  /(?:full|part|voll|teil)(?:[\s-]?(?:time|zeit)|-)?(?: \(\d[^()]{1,20}\))?(?: ?\/ ?| (?:or|and|oder|und|bzw|als auch)\.? )(?:in )?(?:full|part|voll|teil)[\s-]?(?:time|zeit)|temps (?:plein|complet|partiel) ou (?:à )?(?:temps )?(?:plein|complet|partiel)|(?:completa|parcial) o (?:a )?(?:jornada )?(?:completa|parcial|media)/gi;
const BOTH = ' · full-time · part-time · ';

export const PROSE_MAXIMUM = 4_000;

const inside = (kinds: readonly [string, RegExp][], text: string) => {
  const whole = text.slice(0, PROSE_MAXIMUM).replace(EITHER, BOTH);
  return kinds.filter(([, pattern]) => pattern.test(whole)).map(([name]) => name);
};

const WEEKLY =
  /(?<![\d.,])(\d{1,2})(?:[.,]\d{1,2})?[\s-]?(?:wochenstunden|stunden-woche|(?:h|hrs?|hours?|std\.?|stunden|heures|horas)(?: \d\d)?\s?(?:(?:per|a|each|\/|pro|die|je|par|por|a la)\s?(?:week|wk|woche|semaine|semana)|weekly|wöchentlich|hebdomadaires?|semanales))/i;
const FULL_POST = /(?<![\d.,])([01](?:[.,]\d{1,2})?)\s?(?:fte|vzä|etp)\b/i;
/** Of a range or a limit. */
const NOT_EXACT =
  /(?:\d\s?(?:h|hours|std\.?|stunden)?\s?(?:-|–|to|bis|or|oder|à|a)|up to|bis zu|jusqu['’]à|hasta)\s?$/i;
const PART_MAXIMUM = 30;
const FULL_MINIMUM = 35;

/** `21 hours a week`, `0.6 FTE`; between part and full time either is possible. */
function kindOfHours(text: string): string[] {
  const start = text.slice(0, PROSE_MAXIMUM);
  const week = WEEKLY.exec(start);
  const found = week ?? FULL_POST.exec(start);
  if (!found || NOT_EXACT.test(start.slice(0, found.index).slice(-20))) return [];
  const amount = Number((found[1] ?? '').replace(',', '.')) * (week ? 1 : FULL_MINIMUM);
  if (amount > PART_MAXIMUM && amount < FULL_MINIMUM) return [];
  return [amount >= FULL_MINIMUM ? 'Full-time' : 'Part-time'];
}
const SHARE =
  /(?<![\d.,])(?:(\d{2,3})\s?%?\s?(?:-|–|bis|to|à|a)\s?)?(\d{2,3})\s?(?:%|prozent\b|percent\b)(?! ?(?:remote|home|télé))/i;

/** `60–80 %`: of a label, or behind the name of a position. */
function kindOfShare(text: string): string[] {
  const [, low, high] = SHARE.exec(text.slice(0, 200)) ?? [];
  if (high === undefined || Number(high) > 100) return [];
  const least = Number(low ?? high);
  return [...(high === '100' ? ['Full-time'] : []), ...(least < 100 ? ['Part-time'] : [])];
}
/** Between other facts below a title. */
const SHARE_ALONE = /^\d{2,3}(?:\s?%?\s?[-–]\s?\d{2,3})?\s?%$/;
const FACTS_MAXIMUM = 15;
/** Below `Hours` a number needs no unit. */
const COUNT = /^\d{1,2}(?:[.,]\d{1,2})?(?= (?:per|a|each|pro|par|por) )/i;
const TIMES = /^(?:Full|Part)-time$/;

/** A kind of employment in other words. */
export const employmentKinds = (text: string): string[] => inside(KINDS, text);

/** Of how much one works: `Jornada completa`, `24 hours a week`. */
export const timesOf = (text: string): string[] => [
  ...new Set([...inside(KINDS.slice(0, 2), text), ...kindOfHours(text)]),
];

/** Whether a text says how much one works. */
export const saysTime = (text: string): boolean => /\b(?:Full|Part)-time\b/.test(text);

/** `Full-time, Permanent`; nothing where it is not said. */
export function employmentIn(
  pairs: readonly Pair[],
  blocks: readonly Block[],
  position = '',
): { value: string; isLabelled: boolean } | undefined {
  const labels = pairs
    .filter(({ kind }) => kind === 'employment')
    .map(({ value }) => value.replace(COUNT, '$& hours'));
  const labelled = inside(KINDS, labels.join(' · '));
  if (labelled.some((kind) => TIMES.test(kind))) return { value: labelled.join(', '), isLabelled: true };
  const named = [...kindOfShare(position), ...kindOfHours(position)];
  const counted = [...labels.flatMap(kindOfHours).slice(0, 1), ...labels.flatMap(kindOfShare)];
  if (counted.length === 0 && labelled.length > 0) counted.push(...named);
  if (counted.length > 0)
    return { value: [...new Set([...counted, ...labelled])].join(', '), isLabelled: false };
  if (labelled.length > 0) return { value: labelled.join(', '), isLabelled: true };
  const main = blocks.filter(({ zone }) => zone === 'main');
  const short = main.slice(0, 40).filter(isShort);
  const parts = short.flatMap(partsOf).filter((part) => part.length <= 40 && isKindAlone(part));
  const told = [
    ...named,
    ...short
      .slice(0, FACTS_MAXIMUM)
      .flatMap(({ pieces }) => pieces)
      .filter((part) => SHARE_ALONE.test(part))
      .flatMap(kindOfShare),
    ...inside(KINDS.slice(0, 6), parts.join(' · ')),
    ...inside(KINDS.slice(6), parts.filter((part) => ALONE.test(part)).join(' · ')),
  ];
  if (!told.some((kind) => TIMES.test(kind)))
    told.push(
      ...short
        .flatMap((block) => partsOf(block).filter(block.kind === 'item' ? isWeekAlone : isHoursAlone))
        .flatMap(kindOfHours)
        .slice(0, 1),
    );
  if (told.length > 0) return { value: [...new Set(told)].join(', '), isLabelled: false };
  const prose = new Set(main.flatMap(({ text }) => inside(IN_PROSE, text)));
  if (![...prose].some((kind) => TIMES.test(kind)))
    for (const kind of main.flatMap(({ text }) => hoursOfPost(text)).slice(0, 1)) prose.add(kind);
  return prose.size > 0 ? { value: [...prose].join(', '), isLabelled: false } : undefined;
}

const OF_POST =
  /\b(?:post|role|position|job|contract|appointment|stelle|arbeitszeit|umfang|poste|contrat|puesto|jornada|contrato)\b/i;

/** `The post is for 20 hours a week.` */
const hoursOfPost = (text: string): string[] =>
  text
    .slice(0, PROSE_MAXIMUM)
    .split(/[.!?] /)
    .filter((sentence) => OF_POST.test(sentence))
    .flatMap(kindOfHours);

/** `24 hours a week` between other facts. */
const isHoursAlone = (part: string) => part.length <= 50 && /^(?:im (?:ausmaß|umfang) von )?\d/i.test(part);

/** An item may tell of hours of something else. */
const isWeekAlone = (part: string) => part.length <= 50 && part.replace(WEEKLY, '').trim() === '';

/** A line that is short, or that has several short parts. */
const isShort = ({ text }: Block) =>
  text.length <= 90 || (text.length <= 220 && text.split(/ [|·•–—] /).length > 2);

/** The parts of a line that stand for themselves. */
export const partsOf = ({ text, pieces }: Block) =>
  [...pieces, ...text.replace(EITHER, BOTH).split(/[·|•,;()–/]|: | - |\. /)].map((part) => part.trim());
/** What else than alone may be about another thing. */
const ALONE =
  /^(?:contract(?:or)?|freelance|freelancer|freiberuflich|alternance|apprenticeship|werkstudent(?:in)?)$/i;
const isKindAlone = (part: string) => part.split(/\s+/).length <= 4 && !/\d{3}/.test(part);
