/** The forms of German and French verbs, each with the noun of its act. */
import { FRENCH_ACTS } from '../data/french-acts.ts';
import { GERMAN_ACTS } from '../data/german-acts.ts';
import { VERBS_OF_LANGUAGES } from '../data/verbs.ts';

/** `finite` may stand anywhere as a verb, `present` where a statement opens. */
type ActForm = 'finite' | 'present' | 'participle' | 'infinitive' | 'noun';
/** `name` is the noun of the act: verb and noun are one word. */
export type Act = { name: string; form: ActForm };

export type Acts = {
  /** By the form as it is written. */
  forms: ReadonlyMap<string, Act>;
  /** By `what stands last` and the form, as in `ein kaufte`. */
  parted: ReadonlyMap<string, Act>;
};

type Maker = { forms: Map<string, Act>; parted: Map<string, Act> };

const addTo = (map: Map<string, Act>, word: string, act: Act): void => {
  if (!map.has(word)) map.set(word, act);
};

const entriesOf = (table: Readonly<Record<string, string>>): string[][] =>
  Object.values(table).flatMap((line) => line.split(', ').map((entry) => entry.split(' ')));

const nameOf = (infinitive: string, nouns: readonly string[]): string =>
  (nouns[0] ?? infinitive.replace('|', '')).replaceAll('_', '');

const INSEPARABLE = /^(?:be|ver|er|ent|emp|zer|ge|über|unter|wider)|ieren$/;
const HARD = /(?:[td]|[^lrhmnaeiou][mn])$/;

/** `baute`, `gebaut`, `bau(e)` of a regular verb. */
function germanForms(infinitive: string): { past: string; participle: string; presents: string[] } {
  const root = infinitive.replace(/e?n$/, '');
  const hard = HARD.test(root) ? `${root}e` : root;
  const isShort = /e[lr]n$/.test(infinitive);
  return {
    past: `${hard}te`,
    participle: INSEPARABLE.test(infinitive) ? `${hard}t` : `ge${hard}t`,
    presents: [isShort ? `${root.slice(0, -2)}${root.at(-1)}e` : `${root}e`, `${hard}t`],
  };
}

function addGerman(maker: Maker, [verb = '', ...nouns]: readonly string[]): void {
  const [written = '', past, participle, present] = verb.split('/');
  const [before, infinitive] = written.includes('|') ? written.split('|') : ['', written];
  if (before === undefined || infinitive === undefined) return;
  const rule = germanForms(infinitive);
  const name = nameOf(written, nouns);
  const full = participle ?? rule.participle;
  const add = (word: string, form: ActForm) => {
    if (before === '') addTo(maker.forms, word, { name, form });
    else addTo(maker.parted, `${before} ${word}`, { name, form });
  };
  for (const word of [
    past ?? rule.past,
    `${past ?? rule.past}${(past ?? rule.past).endsWith('e') ? 'n' : 'en'}`,
  ])
    add(word, 'finite');
  addTo(maker.forms, `${before}${full}`, { name, form: 'participle' });
  for (const word of [...rule.presents, present ?? '']) if (word !== '') add(word, 'present');
  addTo(maker.forms, `${before}${infinitive}`, { name, form: 'infinitive' });
  if (before !== '') addTo(maker.forms, `${before}zu${infinitive}`, { name, form: 'infinitive' });
  for (const noun of [...nouns, `${before}${infinitive}`])
    addTo(maker.forms, `+${noun}`, { name, form: 'noun' });
}

/** `géré`, `géraient` of a verb in `-er`. */
function addFrench(maker: Maker, [verb = '', ...nouns]: readonly string[]): void {
  const [infinitive = '', past, present] = verb.split('/');
  const root = infinitive.replace(/(?:er|ir|re|oir)$/, '');
  const name = nameOf(infinitive, nouns);
  const participle = past ?? `${root}é`;
  const add = (word: string, form: ActForm) => addTo(maker.forms, word, { name, form });
  if (infinitive.includes('_')) {
    const [, ...rest] = infinitive.split('_');
    for (const word of ['mis', 'mise', 'mises', 'pris', 'prise', 'prises'])
      add([word, ...rest].join(''), 'participle');
    for (const word of ['mets', 'met', 'prends', 'prend']) add([word, ...rest].join(''), 'present');
  } else {
    const plural = participle.endsWith('s') ? '' : 's';
    for (const ending of ['', 'e', plural, 'es']) add(`${participle}${ending}`, 'participle');
    const now = present ?? `${root}e`;
    for (const word of [now, now.replace(/t$/, 's'), `${now}s`]) add(word, 'present');
    const soft = root.endsWith('g') ? `${root}e` : root;
    for (const ending of ['ais', 'ait']) add(`${soft}${ending}`, 'finite');
    add(`${soft}ant`, 'infinitive');
  }
  add(infinitive.replaceAll('_', ''), 'infinitive');
  for (const noun of nouns)
    for (const ending of ['', 's'])
      addTo(maker.forms, `+${noun.replaceAll('_', '')}${ending}`, { name, form: 'noun' });
}

function actsOf(
  table: Readonly<Record<string, string>>,
  add: (maker: Maker, entry: readonly string[]) => void,
): Acts {
  const maker: Maker = { forms: new Map(), parted: new Map() };
  for (const entry of entriesOf(table)) add(maker, entry);
  return maker;
}

export const germanActs = actsOf(GERMAN_ACTS, addGerman);
export const frenchActs = actsOf(FRENCH_ACTS, addFrench);

/** `conduit` is what wires lie in. */
const AMBIGUOUS = /^conduits?$/;
/** By the name of an act its participles. */
const participles = new Map<string, string[]>();
for (const { forms } of [germanActs, frenchActs])
  for (const [word, { name, form }] of forms)
    if (form === 'participle' && !AMBIGUOUS.test(word))
      participles.set(name, [...(participles.get(name) ?? []), word]);

/** Names of the acts of a group, with their participles. */
const namesIn = (line: string): string[] =>
  line.split(', ').flatMap((entry) => {
    const [verb = '', ...nouns] = entry.split(' ');
    const name = nameOf(verb.split('/')[0] ?? '', nouns);
    return [name, ...(participles.get(name) ?? [])];
  });

/** Names of the acts, and their participles, by the first word of their group in `verbs.ts`. */
export const ACT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set([...Object.keys(GERMAN_ACTS), ...Object.keys(FRENCH_ACTS)])].map(
    (group): [string, string[]] => [
      group,
      [GERMAN_ACTS[group], FRENCH_ACTS[group]].flatMap((line) => (line === undefined ? [] : namesIn(line))),
    ],
  ),
);

const others = new Set([
  ...Object.values(VERBS_OF_LANGUAGES).flatMap((line) => line.split(' ')),
  ...[...ACT_NAMES.values()].flat(),
]);
/** The word is a German or French verb that we know, as it stands, or names its act. */
export const isOfOtherLanguage = (word: string): boolean => others.has(word);
