/** A YAML text with the lines that its parts stand on. */
import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';

type Fault = { line: number; message: string };

export type YamlText = {
  /** Undefined where the text is no YAML; where texts with a colon lack their quotes alone, what it would be with them. */
  data: unknown;
  /** The line of a field or entry; where it is missing, of what should hold it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** What stands in the file for a number or the like: `0536` where its value is 536. */
  sourceOf: (path: readonly PropertyKey[]) => string | undefined;
  /** Fields after whose colon nothing stands. */
  empties: PropertyKey[][];
  faults: Fault[];
};

/** Reads a YAML text that begins at `firstLine` of its file. */
export function readYamlText(text: string, firstLine = 1): YamlText {
  const { document, lineAt } = parsed(text, firstLine);
  const faults = [
    ...causes(document.errors).map((error) => faultOf(error, text, document, lineAt)),
    ...document.warnings.map(({ pos, code, message }) => ({
      line: lineAt(pos[0]),
      message: yamlSentence(code, message),
    })),
    ...unknownAliases(document, lineAt),
  ];
  const unquoted = document.errors.filter(({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY');
  const unquotedLines = new Set(unquoted.map(({ pos }) => lineAt(pos[0]) - firstLine + 1));
  const read =
    unquoted.length > 0 ? parsed(withQuotes(text, unquotedLines), firstLine) : { document, lineAt };
  const isRead = read.document.errors.length === 0 && faults.length === unquotedLines.size;
  return {
    data: isRead ? read.document.toJS() : undefined,
    lineOf: (path) => read.lineAt(offsetOf(read.document, path)),
    sourceOf: (path) => {
      const node = read.document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    empties: emptiesOf(read.document.contents, []),
    faults: faults.filter(({ line }, index) => faults.findIndex((other) => other.line === line) === index),
  };
}

function parsed(text: string, firstLine: number) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return { document, lineAt: (offset: number) => lines.linePos(offset).line + firstLine - 1 };
}

const FIELD = /^([ ]*(?:- )?[\w-]+:[ ])(.*)$/;

/** The text with quotes around what has a colon in it, so that the other fields can be read nevertheless. */
function withQuotes(text: string, lines: ReadonlySet<number>): string {
  return text
    .split('\n')
    .map((line, index) =>
      lines.has(index + 1)
        ? line.replace(FIELD, (_line, name: string, value: string) => name + JSON.stringify(value))
        : line,
    )
    .join('\n');
}

/** Without what follows from another error at the same place. */
function causes(errors: readonly YAMLError[]): YAMLError[] {
  const isFollowed = (offset: number) =>
    errors.some(({ code, pos }) => code === 'BLOCK_AS_IMPLICIT_KEY' && pos[0] === offset);
  return errors.filter(({ code, pos }) => code !== 'MULTILINE_IMPLICIT_KEY' || !isFollowed(pos[0]));
}

function faultOf(
  { code, message, pos: [offset] }: YAMLError,
  text: string,
  document: Document,
  lineAt: (offset: number) => number,
): Fault {
  const rest = text.slice(offset).split('\n', 1)[0] ?? '';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s/.test(rest))
    return { line: lineAt(offset) + 1, message: yamlSentence('BAD_INDENT', message) };
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    return { line: lineAt(lastQuoteBefore(document, offset)), message: yamlSentence(code, message) };
  return { line: lineAt(offset), message: yamlSentence(code, message) };
}

/** A quote that never closes is noticed at the end of the file, and belongs to the last text that begins with one. */
function lastQuoteBefore(document: Document, offset: number): number {
  let found = offset;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < offset) found = range[0];
    },
  });
  return found;
}

/** `*` begins a reference in YAML, and emphasis in the mind of whoever writes Markdown. */
function unknownAliases(document: Document, lineAt: (offset: number) => number): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Alias: (_key, alias) => {
      if (!alias.resolve(document))
        faults.push({ line: lineAt(alias.range?.[0] ?? 0), message: yamlSentence('BAD_ALIAS', '') });
    },
  });
  return faults;
}

function emptiesOf(node: unknown, path: PropertyKey[]): PropertyKey[][] {
  if (isSeq(node)) return node.items.flatMap((item, index) => emptiesOf(item, [...path, index]));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => {
    const at = [...path, isScalar(key) ? String(key.value) : ''];
    const isEmpty = value === null || (isScalar(value) && value.value === null && !value.source);
    return isEmpty ? [at] : emptiesOf(value, at);
  });
}

/** Where the field or entry of a path begins, its name included. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === String(key));
      if (!pair) return offset;
      offset = isNode(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = isNode(node) ? (node.range?.[0] ?? offset) : offset;
    } else return offset;
    if (isAlias(node)) node = node.resolve(document);
  }
  return offset;
}

/** What is wrong with YAML, and what to write instead. */
const QUOTE = "put the whole text in quotes, such as 'Head nurse: ward 4'";

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `holds a colon and a blank inside a text: ${QUOTE}; or the line is indented too far`,
  MULTILINE_IMPLICIT_KEY: `is a text of several lines, or a line without \`name:\`: ${QUOTE}`,
  TAB_AS_INDENT: 'is indented with a tab: use blanks',
  DUPLICATE_KEY: 'names a field a second time: keep one of them',
  MISSING_CHAR:
    'lacks a closing quote or bracket, here or in a line above, or a colon after the name of a field',
  BAD_SCALAR_START: 'begins a text with a sign that YAML keeps for itself (@ ` %): put the text in quotes',
  BAD_INDENT:
    'is indented less or more than what it belongs to: align it with its neighbours, and close every bracket above',
  UNEXPECTED_TOKEN:
    'does not belong here: check the indentation, and put a text with : # [ ] { } or * in quotes',
  BLOCK_IN_FLOW: 'begins a list or fields inside brackets: close the bracket first',
  BAD_DQ_ESCAPE: "has a backslash in double quotes: use single quotes, 'C:\\path'",
  MULTIPLE_DOCS: 'begins a second document with `---`: keep one',
  BAD_ALIAS: 'begins with * or &, which YAML keeps for itself: put the text in quotes',
  TAG_RESOLVE_FAILED: 'begins with !, which YAML keeps for itself: put the text in quotes',
};

/** The sentence for an error or warning of the parser; its own first line where there is no better one. */
function yamlSentence(code: ErrorCode, message: string): string {
  return SENTENCES[code] ?? `is not YAML: ${message.split('\n')[0]}`;
}
