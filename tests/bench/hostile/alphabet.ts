/** Pieces that somebody could repeat: of prose, Markdown, HTML, JSON, queries, addresses, files and scripts of the world. */

const repeatedPieces = [
  // one letter, and what surrounds it
  ...['a', 'a ', ' a', 'A', 'İ', 'ß', '0', '9', '1,', '1.0', '-1', '.', ',', ';', ':', '!', '?', '+', '='],
  ...['a.b', 'a-', 'a_', 'a@', 'a@b.', '@', '#', '$', '%', '%25', '%_', '\\', '\\%', '/', '../', '//'],
  // blanks, lines, and what nobody sees
  ...[
    ' ',
    '\t',
    '\n',
    '\r\n',
    ' \n',
    'a\n',
    '\n\n',
    'a   ',
    '\u00a0',
    '\u2003',
    '\u200b',
    '\u2028',
    '\ufeff',
  ],
  // letters that become others, or more
  ...['ﷺ', 'ﬃ', '㎒', '\u0301', 'a\u0301', '\u0323\u0301', 'é', 'Ǆ', '½', '①', '\u202e', '\u200d'],
  ...['👩\u200d', '👨‍👩‍👧‍👦', '🇩🇪', '\ud83d', '漢', '漢字 ', 'ก็', 'ا', '가', '\u1100\u1161'],
  // quotes and brackets, open and nested
  ...['"', "'", '""', '"a', 'a" ', '(', '((', '()', '[', '[[', '[]', '[a', '{', '{}', '<', '<<', '<>', '>'],
  // queries
  ...['- ', '-a ', '-"', ' or ', 'or ', ' -', '<!--', '-->', '& ', '| ', '! ', ':* ', '<-> ', "a':* "],
  // markup
  ...['<a', '<a ', '<b>', '</b>', '<!', '<![CDATA[', '<script>', '<p a="', '&', '&amp;', '&#0;', '<a href="'],
  // Markdown
  ...['*', '**', '*a', '_a', '_', '`', '`a', '~', '~~a', '![', '](', '![a](', '[a](<', '[a]: b\n', '[^1]'],
  ...['> ', '>', '> - ', '- a\n', '1. ', '1. a\n', '# ', '# a\n', '===\n', '---\n', 'a\n===\n', '***', '* '],
  ...['|', '| ', '|-', '|a|b|\n', '|-|-|\n', '- [ ] ', '    a\n', '```\n', '<https://a', 'www.a.', 'http://'],
  ...['\\[', '\\(', '$$', ':::', '&nbsp;', '<br>', '[a][b]', 'a  \n', '\t- ', '- - '],
  ...['a!\\*', 'a!&lt;', 'a [b]\n', 'a _b\n', '(h\n'], // text in pieces
  // words and sentences
  ...[
    'word ',
    'it is ',
    'and what ',
    'and what about ',
    'and ',
    'what? ',
    'Dr. A',
    'ab. Cd',
    'tell me more? ',
    'the ',
    'CISO ',
    'a line as long as paper is wide, which never ends its sentence and goes on\n',
  ],
  ...[
    'security ',
    'securty ',
    'it ops ',
    "it's ",
    "n't ",
    'a.i. ',
    '365 ',
    'iso 27001 ',
    '2020 ',
    'project ',
  ],
  // structures
  ...[
    '{"a":',
    '[1,',
    '\\u0000',
    'a=b&',
    'a[0]',
    '[a]',
    'a; ',
    'a, ',
    'gzip, ',
    'bytes=0-1,',
    '"a", ',
    'W/"a",',
  ],
  ...[
    'http://a/',
    'https://a.b/?c=d&',
    'javascript:',
    'data:,',
    '-----BEGIN A-----\n',
    '%PDF-1.7\n',
    '1 0 obj ',
  ],
];

/** Pieces that grow by being different each time. */
const countedPieces: ((index: number) => string)[] = [
  (index) => `w${index.toString(36)} `,
  (index) => `[a${index}]: b\n`,
  (index) => `[^${index}] `,
  (index) => `# t${index}\n`,
  (index) => `${'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26)}${'etaoinshrdlu'.charAt(index % 12)}ecurit `,
];

/** What makes a text of a length. */
export type Repetition = { name: string; text: (length: number) => string };

function counted(piece: (index: number) => string): Repetition['text'] {
  return (length) => {
    let text = '';
    for (let index = 0; text.length < length; index += 1) text += piece(index);
    return text.slice(0, length);
  };
}

/** As often as it takes, and cut. */
export const repeated =
  (piece: string): Repetition['text'] =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const nested =
  (open: string, close: string): Repetition['text'] =>
  (length) => {
    const depth = Math.floor(length / (open.length + close.length));
    return `${open.repeat(depth)}${close.repeat(depth)}`;
  };

const halves =
  (first: string, second: string): Repetition['text'] =>
  (length) =>
    `${repeated(first)(length / 2)}${repeated(second)(length / 2)}`;

/** A letter, many of something, and a letter again: what is no end of a line. */
const inside =
  (piece: string): Repetition['text'] =>
  (length) =>
    `a${repeated(piece)(length - 2)}a`;

export const ALPHABET: Repetition[] = [
  ...repeatedPieces.map((piece) => ({ name: JSON.stringify(piece), text: repeated(piece) })),
  ...countedPieces.map((piece) => ({ name: `${JSON.stringify(piece(1))}…`, text: counted(piece) })),
  ...[
    ['(', ')'],
    ['[', ']'],
    ['"', '"'],
    ['<b>', '</b>'],
    ['*a ', ' a*'],
    ['![', '](a)'],
    ['{"a":', '}'],
  ].map(([open = '', close = '']) => ({ name: `${open} within ${close}`, text: nested(open, close) })),
  ...[
    ['a ', 'b '],
    ['[', ']('],
    ['`', ' `'],
    [' ', 'a'],
    ['|a', '\n|-'],
  ].map(([first = '', second = '']) => ({
    name: `${JSON.stringify(first)} then ${JSON.stringify(second)}`,
    text: halves(first, second),
  })),
  ...[' ', '\n', '\t', '.', '-', '"', '\u0301'].map((piece) => ({
    name: `a ${JSON.stringify(piece)} a`,
    text: inside(piece),
  })),
];

/** Some of all, for what takes long by itself: one in so many, from another one on for another `start`. */
export const someOf = (every: number, start = 0): Repetition[] =>
  ALPHABET.filter((_, index) => index % every === start % every);

/** What lines of resumes are made of: amounts, changes of them, whom and what they are of. */
export const OF_RESUMES: Repetition[] = [
  ...[
    'led ',
    'growth ',
    'never led ',
    'helped lead ',
    'the team ',
    'managed teams of 5 ',
    'Microsoft Azure ',
  ],
  ...[
    '$5M ',
    '30 % ',
    'over 200 ',
    'approx. 5 ',
    '(16 to 11) ',
    'saved 3 hours ',
    'the last one ',
    'halved, ',
  ],
  ...['doubled sales ', 'from 5 to 3, ', 'cut costs from 5 to 3 ', 'in 2018, 260 in 2019, ', 'ISO 27001 '],
  ...['each of the 5 ', 'who led the ', 'number of ', 'instead of ', '. Led. ', 'von 12 bis 15 Kindern '],
].map((piece) => ({ name: JSON.stringify(piece), text: repeated(piece) }));
