/** Everything that a page holds of a job, taken in one walk over its tags. */
import type { JsonRecord } from '../json-ld.ts';
import { readHtml } from '../read-html.ts';
import type { Block } from './block.ts';
import { headCollector, type PageHead } from './page-head.ts';
import { markedItemCollector } from './marked-items.ts';
import { blockCollector } from './page-blocks.ts';

export type PageParts = PageHead & {
  blocks: Block[];
  /** What microdata and RDFa say. */
  items: JsonRecord[];
};

/** In linear time, whatever the HTML. */
export function readPageParts(html: string): PageParts {
  const head = headCollector();
  const lines = blockCollector();
  const marked = markedItemCollector();
  readHtml(html, {
    open(name, attributes) {
      head.open(name, attributes);
      lines.open(name, attributes);
      marked.open(name, attributes);
    },
    text(text) {
      head.text(text);
      lines.text(text);
      marked.text(text);
    },
    close(name) {
      head.close(name);
      lines.close(name);
      marked.close(name);
    },
  });
  return { ...head.end(), blocks: lines.end(), items: marked.end() };
}
