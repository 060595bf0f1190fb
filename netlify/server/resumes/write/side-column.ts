/** What of a resume goes into the side column: contact, skills, languages and the like, as far as a page holds them. */
import { MARGIN, PAPERS, SIDE_COLUMN, STYLES } from './appearance.ts';
import type { Outline, Section } from './outline-shape.ts';
import { contactLines } from './contact-lines.ts';
import type { Part } from './links.ts';

const SIDE_HEADINGS = ['Skills', 'Languages', 'Certifications', 'Interests'];
/** Of the face's size: wider than its average letter, so that the estimate is rather too high. */
const LETTER_WIDTH = 0.5;
const LETTERS = Math.floor(SIDE_COLUMN.width / (STYLES.side.size * LETTER_WIDTH));
/** Of the first page, what the name above and a long title leave. */
const HEIGHT = PAPERS.letter.height - MARGIN.top - MARGIN.bottom - 130;

/** Moves sections aside in their order; the first that does not fit stays in the main column, as do those after it. */
export function sideColumn(contact: Part[], sections: Section[]): Pick<Outline, 'contact' | 'main' | 'side'> {
  const narrow = contact.map(narrowed);
  const fits = narrow.every(({ text }) => text.length <= LETTERS);
  const candidates: Section[] = [
    ...(fits && contact.length > 0 ? [{ heading: 'Contact', kind: 'contact' as const, parts: narrow }] : []),
    ...sections.filter(({ heading }) => SIDE_HEADINGS.includes(heading)),
  ];
  const side: Section[] = [];
  let height = 0;
  for (const section of candidates) {
    height += estimatedHeight(section);
    if (height > HEIGHT) break;
    side.push(section);
  }
  const hasContact = side.some(({ kind }) => kind === 'contact');
  const main = sections.filter((section) => !side.includes(section));
  return { contact: hasContact ? [] : contactLines(contact), main, side };
}

/** An address that is too wide is shown without its scheme: in two lines nobody could copy it. */
function narrowed({ text, link }: Part): Part {
  const shown = link && text.length > LETTERS ? text.replace(/^https?:\/\/(?:www\.)?/, '') : text;
  return { text: shown, ...(link && { link }) };
}

/** One line each. */
export function sideLines(section: Section): Part[] {
  if (section.kind === 'contact') return section.parts;
  return section.kind === 'bullets' || section.kind === 'list' ? section.items.map((text) => ({ text })) : [];
}

function estimatedHeight(section: Section): number {
  const { leading, after } = STYLES.side;
  const { sideHeading } = STYLES;
  const lines = sideLines(section).map(({ text }) => Math.ceil((text.length + 4) / LETTERS));
  return lines.reduce(
    (sum, count) => sum + count * leading + after,
    sideHeading.before + sideHeading.leading + sideHeading.after,
  );
}
