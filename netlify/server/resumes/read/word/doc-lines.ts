/** An old .doc as lines: it gives up its words, and little of how they look. */
import WordExtractor from 'word-extractor';

import { makeLine, type Document } from '../lines.ts';
import { findDates } from '../parse/dates.ts';
import { isPlace } from '../parse/place.ts';
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
    lines: body.split(/[\n\r\u000b\u000c\u000e]/u).flatMap(
      (text, at, all) =>
        makeLine(text, {
          hasGap: at > 0 && all[at - 1]?.trim() === '',
          look: isCapitals(text) ? 'caps' : '',
          isLabelled: isLabelled(text),
        }) ?? [],
    ),
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

const isCapitals = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && text === text.toUpperCase() && text.trim().length <= 60 && !text.includes('\t');

/** A row of two cells of which the second alone is a list. */
function isLabelled(text: string): boolean {
  const [label = '', value = '', ...more] = text.trim().split('\t');
  const isList = /[,;]\s/.test(value) && !isPlace(value) && findDates(value) === undefined;
  return isList && more.length === 0 && label.length <= 30 && !/[,;]/.test(label);
}
