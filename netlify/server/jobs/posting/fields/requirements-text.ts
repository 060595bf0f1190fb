/** What a posting asks for: the lines beneath the headings that say so. */
import type { Block } from '../page/block.ts';
import type { Pair } from '../page/pairs.ts';
import { labelKind } from '../words/labels.ts';
import type { Finding } from './finding.ts';
import { sectionKind, sectionsOf, type Section } from './sections.ts';

const ITEMS_MAXIMUM = 80;
const LONGEST_INTRODUCTION = 140;

/** Words by which an item of a list tells that it asks for something, or that it is given. */
const ASKED_ITEM =
  /\b(?:degree|diploma|certificate|certification|certified|licen[cs]e|clearance|experience|knowledge|ability to|able to|fluent|fluency|proficien\w{0,4}|familiar\w{0,4}|skills?|years?|qualified|qualification|understanding|willing\w{0,4}|background|right to work|eye for|command of|passion|expérience|diplôme|permis|maîtrise|connaissances?|capacité|aisance|bac|rigueur|autonom\w{0,2}|experiencia|titulación|título|carn[ée]t?|conocimientos?|dominio|disponibilidad|nivel|imprescindible|capacidad)(?![\p{L}])|erfahrung|kenntnis|ausbildung|studium|führerschein|abschluss|bereitschaft|fähigkeit|umgang mit|gesellenbrief|meisterbrief|zuverlässig|fließend|belastbar|teamgeist/iu;

const GIVEN_ITEM =
  /\b(?:paid|holidays?|insurance|discounts?|pension|annual leave|bonus|401|training budget|free|salary|congés?|mutuelle|tickets?|prime|rémunération|vacaciones|seguro|salario|descuento)(?![\p{L}])|urlaub|zuschuss|vergütung|weiterbildung|rabatt|we (?:offer|provide)|wir bieten|nous offrons|ofrecemos/iu;

/** The lines beneath `Requirements`, then those beneath `Nice to have`; nothing where no heading says so. */
export function requirementsIn(blocks: readonly Block[], pairs: readonly Pair[]): Finding | undefined {
  const sections = sectionsOf(blocks);
  const beneath = (wanted: Section['kind']) =>
    sections
      .filter(({ kind }) => kind === wanted)
      .map((section) => ({ heading: blocks[section.heading]?.text ?? '', lines: linesOf(blocks, section) }))
      .filter(({ lines }) => lines.length > 0);
  const must: string[][] = beneath('must').map(({ lines }) => lines);
  if (must.length === 0 && !pairs.some(({ kind }) => kind === 'requirements'))
    must.push(...unheaded(blocks, sections));
  // Without its heading what is nice to have would read as what is required.
  const groups = [...must, ...beneath('nice').map(({ heading, lines }) => [heading, ...lines])];
  if (groups.length > 0)
    return {
      value: groups.map((lines) => lines.join('\n')).join('\n\n'),
      source: 'text',
      certainty: 'guess',
    };
  const labelled = pairs
    .filter(({ kind, value }) => kind === 'requirements' && value.length > 3)
    .map(({ value }) => value);
  return labelled.length === 0
    ? undefined
    : { value: [...new Set(labelled)].join('\n'), source: 'text', certainty: 'guess' };
}

/** What is asked without a heading of its own: behind words in its line, in a part with such a class, in a list. */
function unheaded(blocks: readonly Block[], sections: readonly Section[]): string[][] {
  const marked = blocks.filter(
    ({ kind, zone, hints }) => kind === 'item' && zone === 'main' && ASKING_CLASS.test(hints),
  );
  const listed = marked.length > 0 ? [bulleted(marked)] : askingList(blocks, sections);
  if (listed.length > 0) return listed;
  const lines = blocks.filter(({ zone, kind }) => zone === 'main' && kind === 'line');
  const led = lines.flatMap(({ text }) => behindLead(text));
  if (led.length > 0) return [led];
  const asking = lines
    .flatMap(({ text }) => text.slice(0, TEXT_MAXIMUM).split(SENTENCE_END))
    .filter(isDemand);
  return asking.length > 0 ? [asking.slice(0, ITEMS_MAXIMUM)] : [];
}

/** `You have: calm hands` */
function behindLead(text: string): string[] {
  const [, lead = '', rest = ''] = /^([^:]{3,50}): (.{8,})$/.exec(text.slice(0, TEXT_MAXIMUM)) ?? [];
  return labelKind(lead) === undefined && sectionKind(lead, true) === 'must' ? [rest] : [];
}

const TEXT_MAXIMUM = 2_000;
const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u;
const DEMAND =
  /\b(?:is|are) (?:essential|required|a must|necessary|mandatory|desirable)\b|\bmust (?:have|hold|be able)\b|\bwould be (?:useful|desirable|an advantage|a plus)\b|\b(?:ist|sind|wird|werden) (?:zwingend |unbedingt )?(?:erforderlich|vorausgesetzt|notwendig|von vorteil|wünschenswert)\b|setzen wir voraus|(?:est|sont) (?:exigée?s?|requise?s?|indispensables?|obligatoires?|souhaitée?s?|appréciée?s?)(?!\p{L})|\b(?:se requiere|se valora|es imprescindible|imprescindible)\b|^you (?:have|need|hold|bring)\b|^(?:sie|du) (?:haben|hast|bringen|bringst|verfügen|verfügst)\b|^vous (?:avez|possédez|justifiez|disposez)\b/iu;
const isDemand = (sentence: string) => sentence.length <= 240 && DEMAND.test(sentence);

const ASKING_CLASS =
  /(?:^|[\s_-])(?:requirements?|qualifications?|skills|candidate-profile|anforderung(?:en)?|profil|qualifikation(?:en)?|requisitos|perfil)(?=$|[\s_-])/;

const bulleted = (items: readonly Block[]) => items.slice(0, ITEMS_MAXIMUM).map(({ text }) => `• ${text}`);

const FEWEST_ASKING = 2;

/** Where no heading tells what is asked: the list most of whose items ask for something. */
function askingList(blocks: readonly Block[], sections: readonly Section[]): string[][] {
  const lists = [{ kind: undefined, from: 0, to: sections[0]?.heading ?? blocks.length }, ...sections]
    .filter(({ kind }) => kind === undefined || kind === 'duties')
    .map(({ from, to }) =>
      blocks.slice(from, to).filter(({ kind, zone }) => kind === 'item' && zone === 'main'),
    )
    .map((items) => ({ items, asking: items.filter(asks).length }))
    .filter(({ items, asking }) => asking >= FEWEST_ASKING && 2 * asking >= items.length)
    .toSorted((one, other) => other.asking - one.asking);
  return lists.slice(0, 1).map(({ items }) => bulleted(items));
}

const asks = ({ text, linked }: Block) =>
  linked < text.length * 0.6 && ASKED_ITEM.test(text.slice(0, 300)) && !GIVEN_ITEM.test(text.slice(0, 300));

function linesOf(blocks: readonly Block[], { from, to }: Section): string[] {
  const inside = blocks.slice(from, Math.min(to, from + ITEMS_MAXIMUM)).filter(({ zone }) => zone === 'main');
  const items = inside.filter(({ kind }) => kind === 'item');
  const rows = items.length === 0 && isTable(inside) ? rowsOf(inside) : [];
  if (rows.length > 0) return rows.length === 1 ? rows : rows.map((row) => `• ${row}`);
  if (items.length === 0) return inside.filter(isText).map(({ text }) => text);
  const first = inside.findIndex(({ kind }) => kind === 'item');
  const last = wishedBehind(
    inside,
    inside.findLastIndex(({ kind }) => kind === 'item'),
  );
  return inside
    .slice(0, last + 1)
    .filter(
      (block, at) =>
        block.kind === 'item' || (at > first && isText(block) && block.text.length <= LONGEST_INTRODUCTION),
    )
    .map(({ text, kind }) => (kind === 'item' ? `• ${text.replace(/^[•·*–-]\s/, '')}` : text));
}

/** `A second language is desirable.` right below the list. */
const WISHED =
  /\b(?:desirable|advantage(?:ous)?|beneficial|preferred|(?:a|be an?) (?:plus|asset|bonus)|essential|is required|are required|must|von vorteil|wünschenswert|kein muss|vorausgesetzt|erforderlich|(?:un|des) (?:plus|atouts?)|appréciée?s?|souhaitée?s?|exigée?s?|indispensables?|requise?s?|se valorará|valorable|deseable|imprescindible)\b/i;

function wishedBehind(blocks: readonly Block[], at: number): number {
  let last = at;
  while (last + 1 < blocks.length && isWish(blocks[last + 1])) last += 1;
  return last;
}

const isWish = (block: Block | undefined) =>
  block !== undefined &&
  block.text.length <= LONGEST_INTRODUCTION &&
  isText(block) &&
  WISHED.test(block.text);

/** Where a row begins that tells of something else. */
function otherRow(blocks: readonly Block[]): number {
  const at = blocks.findIndex(({ cell, text }) => cell?.index === 1 && isOther(labelKind(text)));
  return at < 0 ? blocks.length : at;
}
const isOther = (kind: ReturnType<typeof labelKind>) =>
  kind !== undefined && kind !== 'requirements' && kind !== 'other';

/** A table may have a line above it. */
const isTable = ([first, second]: readonly Block[]): boolean =>
  first?.cell !== undefined ||
  (second?.cell !== undefined && (first?.text.length ?? 0) < LONGEST_INTRODUCTION);

/** `E`, `A/I`, `Desirable`: how much it counts, and how it is proven. */
const RATING = /^(?:[A-Z✓✔](?:[,/& ]{1,3}[A-Z✓✔]){0,4}|essential|desirable)$/iu;

/** The rows of a table without their numbers; under a head of columns what is asked, not how it is proven. */
function rowsOf(blocks: readonly Block[]): string[] {
  const cells = blocks
    .slice(0, otherRow(blocks))
    .filter(
      ({ cell, text }) => cell && !/^[\d\s.):–-]{1,6}$/.test(text) && !(cell.index > 1 && RATING.test(text)),
    );
  const written = [...Map.groupBy(cells, ({ cell }) => cell?.row).values()];
  const isHeaded = written[0]?.every(({ isTerm }) => isTerm) === true;
  return written
    .filter((row) => !isHeaded || !row.every(({ isTerm }) => isTerm))
    .map((row) => row.map(({ text }) => text))
    .map((texts) =>
      isHeaded ? texts.reduce((one, other) => (other.length > one.length ? other : one)) : texts.join(' · '),
    );
}

/** Not a button, and not the label of something else. */
const isText = ({ text, linked }: Block) =>
  linked < text.length * 0.6 && text.length > 3 && !isOtherLabel(text);

function isOtherLabel(text: string): boolean {
  const [, label = ''] = /^([^:]{2,40}):\s/.exec(text) ?? [];
  const kind = labelKind(label);
  return isOther(kind);
}
