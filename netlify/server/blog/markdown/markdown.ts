/** A post's Markdown, read within bounds: there are short texts over which a parser sits for minutes. */
import { apiError } from '../../api/errors.ts';
import { runBounded } from '../../bounded/run-bounded.ts';
import type { Root } from './parse-markdown.ts';

/** @throws 422 for a text that nests too deeply, or takes too long or too much memory */
export const readMarkdown = (markdown: string): Promise<Root> => runBounded('parse-markdown', markdown);

/** Refuses what no page could be made of. @throws 422 naming `content` */
export async function assertReadable(content: string | undefined): Promise<void> {
  if (content === undefined) return;
  try {
    await runBounded('try-markdown', content);
  } catch {
    const sentence = 'This text takes too long to lay out: use fewer marks, tables and headings';
    throw apiError(422, 'INVALID', `${sentence}.`, { fields: { content: sentence } });
  }
}
