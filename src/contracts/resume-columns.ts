/** What of a resume stands in the narrow column of its second layout: one rule for the files and for the preview. */

/** The narrow column: on the right of the first page, beneath the name. All lengths are in points. */
export const SIDE = {
  width: 146,
  size: 9.5,
  leading: 12.5,
  after: 3,
  heading: { before: 14, leading: 14, after: 4 },
  /** Of the first page, what its margins, the name and a long title leave on the lower of the two papers. */
  height: 550,
} as const;

/** Of the face's size: wider than its average letter, so that the estimate is rather too high. */
const LETTER_WIDTH = 0.5;
const LETTERS = Math.floor(SIDE.width / (SIDE.size * LETTER_WIDTH));
const HEADINGS = ['Skills', 'Languages', 'Certifications', 'Interests'];
const CONTACT = ['', 'contact', 'kontakt', 'coordonnées'];

/** Lines of the head that are neither address nor place stand beneath such a heading. */
export const isContactHeading = (heading: string): boolean => CONTACT.includes(heading.toLowerCase());

/** An address that is too wide is shown without its scheme: in two lines nobody could copy it. */
export const inSideColumn = (text: string): string =>
  text.length > LETTERS ? text.replace(/^https?:\/\/(?:www\.)?/, '') : text;

type Lines = { heading: string; lines: readonly string[] };

const CLOSING = ['Languages', 'Interests', 'References'];
/** What the others of a resume stand before. */
export const isClosingHeading = (heading: string): boolean => CLOSING.includes(heading);

/** A section has the other's heading; languages with their levels stand for those without. */
export const isSaidBy = (heading: string, lines: readonly string[], other: Lines): boolean =>
  heading.toLowerCase() === other.heading.toLowerCase() ||
  (heading === 'Languages' && lines.every((line) => other.lines.join('\n').includes(line)));

/**
 * Sections go aside in their order, the contact first; the first that does not fit stays in the main column, as do
 * those after it. `aside` has their places.
 */
export function sideOf(
  contact: readonly string[],
  sections: readonly Lines[],
): { hasContact: boolean; aside: ReadonlySet<number> } {
  const narrow = contact.map(inSideColumn);
  const fits = contact.length > 0 && narrow.every((text) => text.length <= LETTERS);
  const aside = new Set<number>();
  let height = fits ? estimatedHeight(narrow) : 0;
  if (height > SIDE.height) return { hasContact: false, aside };
  for (const [index, { heading, lines }] of sections.entries()) {
    if (!HEADINGS.includes(heading)) continue;
    height += estimatedHeight(lines);
    if (height > SIDE.height) break;
    aside.add(index);
  }
  return { hasContact: fits, aside };
}

function estimatedHeight(lines: readonly string[]): number {
  const { leading, after, heading } = SIDE;
  return lines.reduce(
    (sum, text) => sum + Math.ceil((text.length + 4) / LETTERS) * leading + after,
    heading.before + heading.leading + heading.after,
  );
}
