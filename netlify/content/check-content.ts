/** Looks at all of `content/` at once. */
import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { icons } from 'lucide';
import { type MdastNode, mdxToMdast } from 'satteri';
import { visit } from 'unist-util-visit';

import { Brand } from '#contracts/brand.ts';
import { coloursOf, unreadableColours } from '#contracts/palette.ts';

import { env } from '../server/env.ts';
import { parseOwnerVocabulary } from '../server/matching/vocabulary/built-in.ts';
import { acrossFiles } from './across-files.ts';
import { deadLinks, linksInPlainText } from './dead-links.ts';
import { missingPictures } from './pictures.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import { type ContentFile, problemAt, readContent } from './read-content.ts';
import { missingFiles, strayFiles, VOCABULARY } from './stray-files.ts';
import { didYouMean } from './nearest.ts';
import { listAt, textAt } from './value-at.ts';

/**
 * Every problem of the content, in reading order: none where it is in order.
 *
 * @param root what the files are named below
 * @param folder of the content, below `root`; its pictures are in `public/` beside it
 */
export function checkContent(root: string, folder = env().CONTENT_DIR): Problem[] {
  const content = path.resolve(root, folder);
  const files = readContent(content);
  const problems = [
    ...missingFiles(content),
    ...strayFiles(content),
    ...files.flatMap(({ problems: own }) => own),
    ...acrossFiles(files),
    ...unknownIcons(files),
    ...mdxFaults(files),
    ...deadLinks(files),
    ...linksInPlainText(files),
    ...foreignSuggestions(files),
    ...colourProblems(files),
    ...missingPictures(files, path.join(content, '../public')),
    ...vocabularyProblems(path.join(content, VOCABULARY)),
  ];
  const shown = path.relative(root, content).replaceAll('\\', '/');
  return inReadingOrder(problems.map((problem) => ({ ...problem, file: `${shown}/${problem.file}` })));
}

function vocabularyProblems(file: string): Problem[] {
  if (!existsSync(file)) return [];
  const { faults } = parseOwnerVocabulary(readFileSync(file, 'utf8'));
  return faults.map((fault) => ({ ...fault, file: VOCABULARY, severity: 'error' }));
}

const TOKENS = path.join(import.meta.dirname, '../../src/styles/tokens.css');

/** Problems of the colours, once brand.yaml fits its schema. */
function colourProblems(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((file) => {
    const brand = file.kind.name === 'brand' ? Brand.safeParse(file.data ?? {}).data : undefined;
    if (!brand) return [];
    return unreadableColours(coloursOf(readFileSync(TOKENS, 'utf8')), brand).map(({ theme, name, message }) =>
      problemAt(file, ['colors', theme, name], `\`colors.${theme}.${name}\`: ${message}`),
    );
  });
}

/** Names of the icons that content may choose, as lucide.dev spells them. */
const NAMES = Object.keys(icons).map((name) =>
  name.replace(/(?<=.)(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase(),
);
const KEYS = new Set(Object.keys(icons));

/** Problems of files that name an icon which lucide does not have. */
function unknownIcons(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((file) => {
    const icon = textAt(file.data, ['icon']);
    if (!icon || KEYS.has(keyOf(icon))) return [];
    const meant = didYouMean(icon, NAMES) || ': choose one at https://lucide.dev/icons';
    return [problemAt(file, ['icon'], `\`icon\` '${icon}' does not exist${meant}`)];
  });
}

/** `building-2` is `Building2` in the package, as for the page that draws it. */
const keyOf = (name: string): string =>
  name.replace(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase());

/** Words of which hardly a question goes without one. */
const ENGLISH = new Set(
  'who what where when which why how is are was were do does did has have had can could will would should tell show the of'.split(
    ' ',
  ),
);
const OTHER = new Set(
  'wer wie was wo der und für où et les pour elle avec wann welche welcher welches warum hat ist sind kann qui que quoi quel quelle quels quelles comment pourquoi est sont des une qué quién cómo dónde cuál cuándo por chi cosa dove quale quando perché'.split(
    ' ',
  ),
);

/** Warnings of suggestions in another language; a few words alone are taken for English. */
function foreignSuggestions(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ kind }) => kind.name === 'assistant')
    .flatMap((file) =>
      listAt(file.data, ['suggestions']).flatMap((suggestion, index) => {
        if (typeof suggestion !== 'string' || isEnglish(suggestion)) return [];
        const message = `entry ${index + 1} of \`suggestions\` is not in English, which is all that the assistant answers in: write it in English, or leave the assistant out (\`without\` of brand.yaml)`;
        return [problemAt(file, ['suggestions', index], message, 'warning')];
      }),
    );
}

function isEnglish(question: string): boolean {
  const words =
    question
      .replace(/\{\w+\}/g, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return count(ENGLISH) > 0 ? count(ENGLISH) >= count(OTHER) : count(OTHER) === 0;
}

/** What Astro could not make a page of in a Markdown text with components. */
type Fault = { line: number; message: string };

/** Problems of the text of MDX files: `<` begins a tag there, and `{` a program. */
function mdxFaults(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ file }) => file.endsWith('.mdx'))
    .flatMap(({ file, body, bodyLine }) =>
      faultsOf(body).map(({ line, message }): Problem => ({
        file,
        line: bodyLine + line - 1,
        message,
        severity: 'error',
      })),
    );
}

function faultsOf(body: string): Fault[] {
  try {
    return unknownNames(mdxToMdast(body));
  } catch (error) {
    const [, line = '1', what = 'it has an error'] =
      /^(\d+):\d+: ([^]*?)(?: \([\w:-]+\))?$/.exec(error instanceof Error ? error.message : '') ?? [];
    const remedy = 'write &lt; for a < and &#123; for a {, or close what they begin';
    return [{ line: Number(line), message: `cannot be read as MDX (${what}): ${remedy}` }];
  }
}

/** A text in quotes, or a comment: all that a program can say without names. */
const PLAIN = /^\s*(?:'[^'\\]*'|"[^"\\]*"|`[^`\\$]*`|\/\*[^]*\*\/)\s*$/;

/** Programs and components of which nothing is known: braces and tags that were meant as text. */
function unknownNames(tree: MdastNode): Fault[] {
  const faults: Fault[] = [];
  const types = new Set<string>();
  visit(tree, (node) => {
    types.add(node.type);
    const line = node.position?.start.line ?? 1;
    const isProgram = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
    if (isProgram && !PLAIN.test(node.value))
      faults.push({ line, message: `would run \`{${node.value}}\` as a program: write &#123; for the {` });
    const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isTag && node.name && !/^[a-z][a-z0-9-]*$/.test(node.name))
      faults.push({ line, message: `has <${node.name}>, which is no tag of HTML: write &lt; for the <` });
  });
  return types.has('mdxjsEsm') ? [] : faults; // who imports knows what can be named
}
