/** Other texts that say the same as a claim: an act or a standing that it tells by a noun, told by a verb. */
import { frenchActs, germanActs } from '../text/act-forms.ts';
import { itemsOf, type Item } from '../text/items.ts';
import { isRelated } from '../match/related.ts';
import { saidIn } from '../match/said.ts';
import type { Units } from '../match/units.ts';
import { withThings } from '../text/pronouns.ts';
import { stem } from '../text/stem.ts';
import { verbGroup } from '../text/verb-forms.ts';

const ACT = '\\p{L}+(?:[st]ion|ment|ance|ence|al|age|ing|ership|ysis|[eo]r)';
const OF = '(?:of|for|with|in)';
const OPENING = new RegExp(
  `^(joint |shared )?(${ACT})(?:(?:,| and) (${ACT}))?(?:,? and (${ACT}))? of (.+)$`,
  'isu',
);
const COMPOUND = new RegExp(`^((?:[\\p{L}\\d'’/&-]+ ){1,6})(${ACT})(?=$|[:;,]| \\(| ${OF} )(.*)$`, 'isu');
const SMALL = /\b(?:of|for|with|in|on|at|to|by|from|the|an?|is|was|were|are)\b/i;
const ANSWERING = /^(?:full |sole )?((?:[\p{L}-]+ ){0,3})responsibility (?:of|for) (.+)$/isu;
const PROVIDED = /^(?:cover|provid|suppl|equip)\p{L}+ /iu;
const MADE = /^(?:created|produced|prepared|wrote) (\p{L}+[st]ion) (?:for|of) (.+)$/isu;
const PROVIDING = /^(?:provid|deliver)\p{L}{0,3} /iu;
const SERVICE = / (?:support|services?|operations) (?:to|for) /i;
const PERSON = /(?:[eo]r|ist|ian|ant|head|lead|chief)s?$/;

const firstItem = (word: string): Item | undefined => itemsOf(word)[0];

/** Verbs by rule: `managed` of `management`, `supervised` of `supervision`. */
function knownVerb(noun: string): string | undefined {
  const roots = ['ation', 'ion', 'ment', 'ance', 'al', 'ership', 'ing', 'or']
    .filter((ending) => noun.endsWith(ending))
    .map((ending) => noun.slice(0, -ending.length));
  return roots
    .flatMap((root) => [stem(`${root}e`), stem(root)])
    .filter((verb) => verb.length > 2 && verbGroup(verb, verb) !== null)
    .map((verb) => `${verb.replace(/e$/, '')}ed`)[0];
}

/** The verb that a noun names: one of the base that is of its family, else one that we know. */
function verbOf(noun: string, units: Units): string | undefined {
  const item = firstItem(noun);
  if (item === undefined || item.isPlural) return undefined;
  for (const { text } of units.all)
    for (const { isVerb, frame, item: verb } of saidIn(text))
      if (isVerb && frame?.agent === 'self' && isRelated(item, verb)) return verb.text;
  return knownVerb(item.word);
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `Installation and termination of panels` is `Install and terminate panels`. */
function ofActs(text: string, units: Units): string[] {
  const [, joint, first = '', second, third, rest = ''] = OPENING.exec(text) ?? [];
  if (first === '') return [];
  const verbs = [first, second, third].flatMap((noun) => noun ?? []).map((noun) => verbOf(noun, units));
  if (verbs.some((verb) => verb === undefined)) return [];
  return [`${capital(verbs.join(' and '))} ${joint === undefined ? '' : 'jointly '}${rest}`];
}

/** `Crane operation` is `Operate crane`. */
function ofCompound(text: string, units: Units): string[] {
  const [, object = '', noun = '', rest = ''] = COMPOUND.exec(text) ?? [];
  const isNoun = saidIn(text).every(({ isVerb, item }) => !isVerb || item.start >= object.length);
  // A rank is a title, held or not.
  const isRank = /^(?:leader|chief|director|commander|principal)$/i.test(noun);
  const verb = object === '' || SMALL.test(object) || !isNoun || isRank ? undefined : verbOf(noun, units);
  return verb === undefined ? [] : [`${capital(verb)} ${object.trim()}${rest}`];
}

/** `Budget responsibility of $9M` is `Responsible for budget of $9M`. */
function ofResponsibility(text: string): string[] {
  const [, object = '', rest = ''] = ANSWERING.exec(text) ?? [];
  if (rest === '') return [];
  return [object === '' ? `Responsible for ${rest}` : `Responsible for ${object}of ${rest}`];
}

/** `Store manager with a staff of 7`, of whoever was store manager there. */
function ofTitle(text: string, titles: readonly string[]): string[] {
  const [, words = '', rest = ''] = /^([^,.;:]+?) (?:for|of|to|over) (.+)$/su.exec(text) ?? [];
  const isHeld = titles.some((title) =>
    title.split(/ ?[(),–]/).some((part) => part.trim().toLowerCase() === words.toLowerCase()),
  );
  return rest !== '' && isHeld && PERSON.test(words) ? [`Responsible for ${rest}`] : [];
}

/** `Refonte du site pilotée par étapes` is `Pilotée refonte du site par étapes`. */
function ofParticiple(text: string): string[] {
  const words = text.split(' ');
  const at = words.findIndex(
    (word, index) => index > 1 && frenchActs.forms.get(word.toLowerCase())?.form === 'participle',
  );
  const [noun = ''] = words;
  const isOfAct = frenchActs.forms.get(`+${noun.toLowerCase()}`) !== undefined;
  if (at === -1 || !isOfAct) return [];
  return [
    [capital(words[at] ?? ''), 'la', noun.toLowerCase(), ...words.slice(1, at), ...words.slice(at + 1)].join(
      ' ',
    ),
  ];
}

/** `Covered the door with tests` is `Provided tests for the door`. */
function ofProvided(text: string): string[] {
  const [start = '', thing = '', ...others] = text.replace(/\.$/, '').split(' with ');
  if (!PROVIDED.test(start) || thing === '' || others.length > 0 || /[,;.]/.test(thing)) return [];
  const object = start.slice(start.indexOf(' ') + 1);
  return ['Provided', 'Wrote', 'Built'].map((act) => `${act} ${thing} for ${object}`);
}

/** `Created documentation for the tables` is `Documented the tables`. */
function ofMade(text: string, units: Units): string[] {
  const [, noun = '', rest = ''] = MADE.exec(text) ?? [];
  const verb = noun === '' ? undefined : verbOf(noun, units);
  return verb === undefined ? [] : [`${capital(verb)} ${rest}`];
}

/** `Provided IT support to 60 clerks` is `IT for 60 clerks`, as a job is introduced. */
function ofService(text: string): string[] {
  const [verb = ''] = PROVIDING.exec(text) ?? [];
  const found = verb === '' ? null : SERVICE.exec(text);
  const what = text.slice(verb.length, found?.index ?? 0);
  if (found === null || what === '' || /[;.]/.test(what)) return [];
  return [`${capital(what)} for ${text.slice(found.index + found[0].length)}`];
}

const BEING = /^(?:(?:acted|served) as (?:the |an? )?)?(\p{L}+)(?= (?:for|of|to|between|with) )/iu;
/** `Contact for the drivers` and `Acted as contact for the drivers` of who `was the contact for the drivers`. */
function ofBeing(text: string, units: Units): string[] {
  const [all = '', noun = ''] = BEING.exec(text) ?? [];
  if (noun === '') return [];
  const told = new RegExp(String.raw`^((?:was|am|is) (?:the|an?)) ${noun}(?=\s)`, 'iu');
  const [, being] = units.all.map((unit) => told.exec(unit.text)).find((found) => found !== null) ?? [];
  return being === undefined ? [] : [`${being} ${noun.toLowerCase()}${text.slice(all.length)}`];
}

/** `No losses in equipment` is `Equipment without losses`. */
function ofNothing(text: string): string[] {
  const [, lost = '', rest = ''] =
    /^(?:no|zero) ([\p{L}-]+) (?:in|on|with|across|during) (.+?)\.?$/iu.exec(text) ?? [];
  return rest === '' ? [] : [`${capital(rest)} without ${lost}`];
}

/** `Gewartet und geprüft: 35 Pumpen` is `35 Pumpen gewartet und geprüft`. */
function ofColon(text: string): string[] {
  const [, acts = '', rest = ''] = /^([\p{L} ]+): ([^:;]+?)\.?$/u.exec(text) ?? [];
  const [first = ''] = acts.toLowerCase().split(' ');
  return germanActs.forms.get(first)?.form === 'participle' ? [`${rest} ${acts.toLowerCase()}`] : [];
}

export const readingsOf = (text: string, units: Units, titles: readonly string[]): string[] => [
  ...ofActs(text, units),
  ...ofCompound(text, units),
  ...ofResponsibility(text),
  ...ofTitle(text, titles),
  ...ofParticiple(text),
  ...ofProvided(text),
  ...ofMade(text, units),
  ...ofService(text),
  ...ofBeing(text, units),
  ...ofNothing(text),
  ...ofColon(text),
  ...withThings(text),
];
