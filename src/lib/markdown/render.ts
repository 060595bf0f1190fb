/** The one Markdown renderer (D40): build, on-demand page, editor preview and Word export show the same. */
import rehypeHighlight from 'rehype-highlight';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { defaultHandlers, type Options as HandlerOptions } from 'remark-rehype';
import { unified } from 'unified';
import type { Root } from 'hast';
import type { List, ListItem, Parents } from 'mdast';
import { visit } from 'unist-util-visit';

import { remarkFewMarks } from '#contracts/few-marks.ts';
import { withinBounds } from '#contracts/markdown-bounds.ts';
import { phrase } from '#contracts/phrase.ts';

import { rehypeFigures } from './figures.ts';
import { rehypeHeadings, type Heading } from './headings.ts';
import { rehypeImages, type ImageSize } from './images.ts';
import { LANGUAGES } from './languages.ts';
import { rehypeLinks } from './links.ts';
import { NOTE_PREFIX, SAFE_SCHEMA } from './safe-schema.ts';
import { rehypeTables, remarkFewCells } from './tables.ts';

export type MarkdownOptions = {
  /** Links to this origin are not external. */
  site: URL | string;
  /** Size of an own image, by its path; without one a picture may move the text when it arrives. */
  imageSize?: ((path: string) => ImageSize | undefined) | undefined;
  /**
   * For who may see a text before its readers: what the addresses of uploaded pictures end with, empty where a
   * session says who it is. Such pictures have no smaller versions yet.
   */
  pictureAccess?: string | undefined;
};

export type RenderedMarkdown = {
  html: string;
  /** In the order of the text, for a table of contents. */
  headings: Heading[];
};

/** What leads back from a footnote, by how often the text refers to it. */
const backLabel = (note: number, reference: number): string =>
  phrase('Back to reference {n}').replace('{n}', `${note + 1}${reference > 1 ? `-${reference}` : ''}`);

/** Every font has it; the bent one of the library is an emoji on phones, or a box. */
const backArrow = (_note: number, reference: number): string => `↑${reference > 1 ? reference : ''}`;

type ItemHandler = NonNullable<NonNullable<HandlerOptions['handlers']>['listItem']>;

const answered = new WeakMap<List, List>();

/** An item in linear time: whether a list's items stand apart would be asked of all of them for each. */
export const listItem: ItemHandler = (state, item: ListItem, parent: Parents | undefined) =>
  defaultHandlers.listItem(state, item, parent?.type === 'list' ? withAnswer(parent) : parent);

function withAnswer(list: List): List {
  const known = answered.get(list);
  if (known) return known;
  const isApart =
    list.spread === true || list.children.some(({ spread, children }) => spread ?? children.length > 1);
  const told: List = { ...list, spread: isApart, children: [] };
  answered.set(list, told);
  return told;
}

/** Up to the tree that holds nothing unsafe: raw HTML is dropped, the rest must be on the list. */
const toSafeTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFewMarks)
  .use(remarkFewCells)
  .use(remarkRehype, {
    clobberPrefix: NOTE_PREFIX,
    footnoteLabel: phrase('Footnotes'),
    footnoteLabelProperties: {},
    footnoteBackContent: backArrow,
    footnoteBackLabel: backLabel,
    handlers: { listItem },
  })
  .use(rehypeSanitize, SAFE_SCHEMA);

const toHtml = ({ site, imageSize, pictureAccess }: MarkdownOptions) =>
  toSafeTree()
    .use(rehypeHeadings)
    .use(rehypeLinks, site)
    .use(rehypeImages, { imageSize, pictureAccess })
    .use(rehypeFigures)
    .use(rehypeTables)
    .use(rehypeHighlight, { languages: LANGUAGES, detect: false })
    .use(rehypeCode)
    .use(rehypeStringify)
    .freeze();

/** A build renders thousands of texts with the same options: learning the languages each time takes longer. */
let last: (MarkdownOptions & { processor: ReturnType<typeof toHtml> }) | undefined;

function processorFor(options: MarkdownOptions) {
  const { site, imageSize, pictureAccess } = options;
  if (last?.site !== site || last.imageSize !== imageSize || last.pictureAccess !== pictureAccess)
    last = { ...options, processor: toHtml(options) };
  return last.processor;
}

/** Renders GitHub-flavoured Markdown as HTML that can run nothing, whatever was written. */
export function renderMarkdown(markdown: string, options: MarkdownOptions): RenderedMarkdown {
  try {
    const file = processorFor(options).processSync(withinBounds(markdown));
    return { html: file.toString(), headings: file.data['headings'] as Heading[] };
  } catch (error) {
    // A text that nests thousands deep is shown as it is written: it must not stop the build of all others.
    if (error instanceof RangeError) return { html: asWritten(markdown), headings: [] };
    throw error;
  }
}

const asWritten = (text: string) =>
  `<pre>${text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)}</pre>`;

/** Code blocks scroll, so the keyboard must reach them; the language is there for style and script. */
function rehypeCode() {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'pre' }, (node) => {
      const [code] = node.children;
      const classes = code?.type === 'element' ? code.properties['className'] : undefined;
      const names = Array.isArray(classes) ? classes.map(String) : [];
      const language = names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
      node.properties['tabIndex'] = 0;
      if (language && /^[\w+#-]{1,20}$/.test(language)) node.properties['dataLanguage'] = language;
    });
  };
}
