/** An old .doc as lines: it gives up its words, and little of how they look. */
import WordExtractor from 'word-extractor';

import { makeLine, type Document } from '../lines.ts';
import { unreadable } from '../problems.ts';

/** @throws {Unreadable} for what is damaged, or no Word document */
export async function readDoc(bytes: Uint8Array): Promise<Document> {
  const document = await extract(Buffer.from(bytes));
  const options = { filterUnicode: false };
  const edges = [document.getHeaders({ ...options, includeFooters: false }), document.getFooters(options)];
  const body = [document.getTextboxes({ includeHeadersAndFooters: false }), document.getBody(options)].join(
    '\n',
  );
  return {
    lines: body
      .split(/[\n\r\u000b\u000c\u000e]/u)
      .flatMap((text, at, all) => makeLine(text, { hasGap: at > 0 && all[at - 1]?.trim() === '' }) ?? []),
    margins: edges
      .flatMap((edge) => edge.split('\n'))
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
    links: [],
  };
}

async function extract(bytes: Buffer) {
  try {
    return await new WordExtractor().extract(bytes);
  } catch (error) {
    throw unreadable(/encrypt|password/i.test(String(error)) ? 'encrypted' : 'damaged');
  }
}
