/** Headings of a posting in four languages, and the lines that stand beneath them. */
import { HEADINGS, SECTION_KINDS, type SectionKind } from '../../../matching/posting/headings.ts';
import { hintedKind } from '../../../matching/posting/heading-hints.ts';
import { findPhrases, phrasesOf } from '../../../matching/text/phrases.ts';
import { tokenize } from '../../../matching/text/tokens.ts';
import type { Block } from '../page/block.ts';
import { formedKind } from './heading-forms.ts';
import { OPENED } from '../page/zones.ts';

const SPANISH = phrasesOf<SectionKind>({
  waived: 'no es necesario, no se requiere, no pedimos',
  nice: 'deseable, deseables, se valora, se valorará, valorable, valorables, valoramos, requisitos deseables, puntos extra, es un plus, nice to have, sería ideal, opcional, requisitos valorables, te dará puntos',
  must: 'requisitos, requisitos mínimos, requisito, perfil, perfil buscado, tu perfil, qué buscamos, que buscamos, qué necesitas, qué pedimos, lo que buscamos, buscamos en ti, qué esperamos de ti, imprescindible, imprescindibles, requerimientos, conocimientos, experiencia, formación, competencias, habilidades, se requiere, requerimos, necesitamos, te pedimos, qué aportas, qué debes tener, lo que necesitas, titulación, a quién buscamos, sobre ti',
  duties:
    'funciones, tus funciones, responsabilidades, tareas, tareas principales, funciones principales, qué harás, lo que harás, tu misión, misión, descripción, descripción del puesto, el puesto, sobre el puesto, tu día a día, en qué consiste, tu rol',
  place: 'ubicación, lugar de trabajo, dónde trabajarás, localidad',
  offer:
    'qué ofrecemos, ofrecemos, se ofrece, te ofrecemos, lo que ofrecemos, beneficios, condiciones, ventajas, salario, retribución, por qué trabajar, qué te ofrecemos, qué obtienes',
  company:
    'sobre nosotros, quiénes somos, la empresa, sobre la empresa, nuestra empresa, sobre, nuestro equipo, conócenos',
  other:
    'cómo solicitar, cómo aplicar, inscripción, solicitud, contacto, datos de contacto, proceso de selección, protección de datos, igualdad',
});
const LONGEST_WORDS = 12;
const LONGEST = 90;

/** A heading that says to whom it speaks, and below it who that is. */
const READER = /^(?:you|du|sie|vous|tú|usted)(?: (?:should|must|solltest|sollten|devez|debes))?\s?[:…]?$/i;

/** What a heading says its section is; nothing where no word tells. */
export function sectionKind(text: string, isMarked: boolean): SectionKind | undefined {
  if (text.length > LONGEST) return undefined;
  const words = tokenize(text.replace(/[:：]\s*$/, '')).map((word) => ({ ...word, gap: 'joint' as const }));
  if (isMarked && READER.test(text.trim())) return 'must';
  if (words.length === 0 || words.length > LONGEST_WORDS) return undefined;
  const formed = isMarked ? formedKind(text) : undefined;
  if (formed === 'must' || formed === 'offer' || formed === 'other') return formed;
  const share = isMarked ? 0.3 : 0.55;
  for (const table of [HEADINGS, SPANISH]) {
    const found = findPhrases(table, words);
    const known = found.reduce((count, { from, to }) => count + to - from, 0);
    if (known / words.length >= share)
      return SECTION_KINDS.find((kind) => found.some(({ label }) => label === kind));
  }
  return formed ?? (isMarked ? hintedKind(words) : undefined);
}

/** Whether a line stands above others: by its element, as bold, or as a short line before items. */
export function isHeading(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  if (!block || block.kind === 'item' || block.text.length > LONGEST || block.cell) return false;
  if (block.kind === 'heading') return true;
  if (/[.;,]$/.test(block.text)) return false;
  if (block.isBold || /[:：]$/.test(block.text) || isInCapitals(block.text)) return true;
  return blocks[at + 1]?.kind === 'item' && (block.linked === 0 || OPENED.test(block.hints));
}

/** `ANFORDERUNGEN`, and no word or two of four letters. */
const isInCapitals = (text: string) =>
  text.length <= 50 && /\p{Lu}{5}/u.test(text) && !/[\p{Ll}\d,]/u.test(text);

/** Classes of lines that are known headings, and of no long line: a page of `div` alone marks its headings so. */
function headingClasses(blocks: readonly Block[]): Set<string> {
  const named = blocks.filter(
    ({ hints, text, kind }) => kind === 'line' && hints !== '' && sectionKind(text, false) !== undefined,
  );
  const classes = new Set(named.map(({ hints }) => hints));
  blocks.forEach(({ hints, text, kind }, at) => {
    // Headings do not stand below each other.
    if (text.length > LONGEST || kind === 'item' || blocks[at + 1]?.hints === hints) classes.delete(hints);
  });
  return classes;
}

export type Section = {
  kind: SectionKind | undefined;
  /** How low its heading is: those of lower rank within are its parts. */
  rank: number;
  heading: number;
  from: number;
  to: number;
};

/** Below all headings that are elements: a bold line, then one that is neither. */
const LOWEST = 8;

/** The headings of the lines, each with the lines up to the next one. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  const classes = headingClasses(blocks);
  let whole: Section | undefined;
  blocks.forEach((block, at) => {
    const isMarked =
      isHeading(blocks, at) ||
      (block.isTerm && !block.cell) ||
      (block.text.length <= LONGEST && classes.has(block.hints));
    const isLikely =
      isMarked || (block.kind === 'line' && block.text.length <= 50 && !/[.;,]$/.test(block.text));
    if (!isLikely || (block.cell?.index ?? 1) > 1) return;
    const own = sectionKind(block.text, isMarked);
    if (!isMarked && (own === undefined || at + 1 === blocks.length || isHeading(blocks, at + 1))) return;
    const rank = block.level || LOWEST - Number(block.isBold);
    const last = sections.at(-1);
    if (last) last.to = at;
    if (last && last.rank < rank && at === last.from) whole ??= last;
    if (whole && whole.rank >= rank) whole = undefined;
    const kind = own ?? whole?.kind;
    sections.push({ kind, rank, heading: at, from: at + 1, to: blocks.length });
  });
  return sections;
}
