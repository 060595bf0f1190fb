/** What is wrong with YAML, and what to write instead. */
import type { ErrorCode } from 'yaml';

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
export function yamlSentence(code: ErrorCode, message: string): string {
  return SENTENCES[code] ?? `is not YAML: ${message.split('\n')[0]}`;
}
