/** What rendered Markdown may consist of: elements, attributes and addresses; everything else is dropped. */
import type { Options } from 'rehype-sanitize';

/** Begins the ids of footnotes, so that they meet no id of a page. */
export const NOTE_PREFIX = 'note-';

const TEXT = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'hr', 'br'];
const INLINE = ['a', 'strong', 'em', 'del', 'code', 'sup', 'img'];
const BLOCKS = ['ul', 'ol', 'li', 'pre', 'section', 'input'];
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

export const SAFE_SCHEMA: Options = {
  strip: ['script', 'style'],
  tagNames: [...TEXT, ...INLINE, ...BLOCKS, ...TABLES],
  ancestors: { input: ['li'] },
  attributes: {
    a: [
      'href',
      'title',
      'id',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaDescribedBy',
      'ariaLabel',
      ['className', 'data-footnote-backref'],
    ],
    code: [['className', /^language-./]],
    h2: ['id'],
    img: ['src', 'alt', 'title'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    li: ['id', ['className', 'task-list-item']],
    ol: ['start', ['className', 'contains-task-list']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align'],
    th: ['align'],
    ul: [['className', 'contains-task-list']],
  },
  // Only the renderer itself writes ids, each with its own prefix.
  clobber: [],
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  required: { input: { disabled: true, type: 'checkbox' } },
  allowComments: false,
  allowDoctypes: false,
};
