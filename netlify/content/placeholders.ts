/** What is left of the sample person, and what is no real address (D36). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { isSampleFile, isSampleText } from './sample.ts';
import { textsOf } from './texts-of.ts';

type Placeholder = { line: number; column: number; text: string; why: string };

const CHECKED = /\.(?:ya?ml|mdx?)$/;
/** Names that belong to nobody (RFC 2606), and telephone numbers of films. */
const SAMPLES: { pattern: RegExp; why: string }[] = [
  {
    pattern: /[\w.+-]{1,64}@(?:[\w-]+\.)*(?:example\.(?:com|net|org)|example|invalid|test)\b/g,
    why: 'sample e-mail address',
  },
  {
    pattern: /https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|net|org)|example|invalid|test)(?![\w.-])\S*/g,
    why: 'sample link',
  },
  { pattern: /\+?[\d ()-]{0,20}\b555[ -]?01\d\d\b/g, why: 'sample telephone number' },
  { pattern: /[\w/]{1,100}-example\b[\w.]*/g, why: 'sample file or profile' },
  { pattern: /(?:\b[A-Z]\w+ )?\bExample\b(?: [A-Z]\w+)*/g, why: 'sample name' },
  { pattern: /\bSample [a-z]+/g, why: 'sample text' },
];

/** Finds sample values in a text; what two patterns claim is reported once. */
export function findPlaceholders(text: string): Placeholder[] {
  return text.split('\n').flatMap((content, index) => {
    const found: Placeholder[] = [];
    for (const { pattern, why } of SAMPLES) {
      for (const match of content.matchAll(pattern)) {
        const column = match.index + 1;
        const isKnown = found.some(
          (other) => column < other.column + other.text.length && column >= other.column,
        );
        if (!isKnown) found.push({ line: index + 1, column, text: match[0].trim(), why });
      }
    }
    return found.sort((a, b) => a.column - b.column);
  });
}

/** Everything below `root` that is the sample's, each on a line: `file:line:column: why: text`. */
export function listPlaceholders(root: string): string[] {
  return [
    ...filesIn(root, 'content')
      .filter((file) => CHECKED.test(file))
      .flatMap((file) => inContent(root, file)),
    ...pictures(root),
  ];
}

const SHOWN_CHARACTERS = 60;

function inContent(root: string, file: string): string[] {
  if (isSampleFile(root, file)) return [`${file}: the sample’s file, as it came: replace it, or remove it`];
  const content = readFileSync(path.join(root, file), 'utf8');
  const values = findPlaceholders(content);
  const texts = textsOf(file, content)
    .filter(({ text, line }) => isSampleText(text) && !values.some((value) => value.line === line))
    .map(({ line, text }) => ({
      line,
      column: 1,
      why: 'sample text',
      text: text.slice(0, SHOWN_CHARACTERS),
    }));
  return [...values, ...texts]
    .sort((a, b) => a.line - b.line)
    .map(({ line, column, why, text }) => `${file}:${line}:${column}: ${why}: ${text}`);
}

const pictures = (root: string): string[] =>
  filesIn(root, 'public')
    .filter((file) => isSampleFile(root, file))
    .map((file) => `${file}: the sample’s picture: replace it, or remove it`);

/** Files that explain and check are nobody's content. */
function filesIn(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file !== 'content/README.md' && !file.startsWith('content/schemas/'))
    .sort();
}
