/** The shape of an answer: paragraphs, and lists whose lines begin with "• ". */
export type TextBlock = { isList: boolean; lines: string[] };

const BULLET = /^[•*-] /;

/** Blocks of a text, in order, without bullets and blank lines. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    const isList = BULLET.test(line);
    const content = line.replace(BULLET, '').trim();
    const last = blocks.at(-1);
    if (isList && last?.isList) last.lines.push(content);
    else blocks.push({ isList, lines: [content] });
  }
  return blocks;
}
