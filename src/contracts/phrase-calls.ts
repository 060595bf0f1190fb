/** Finds the calls of `phrase` in code: to write the owner's words in its place, and to know which sentences there are. */

/** Not a method of that name: libraries have some. */
const CALL = /(?<![.\w$])phrase\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?\s*\)/g;

/** The code with each call as a literal of what `wordsFor` says for its English sentence. */
export const withPhrases = (code: string, wordsFor: (english: string) => string): string =>
  code.replace(CALL, (_, literal: string) => JSON.stringify(wordsFor(textOf(literal))));

/** The text of a literal in quotes of either kind. */
const textOf = (literal: string): string =>
  String(
    JSON.parse(
      literal.startsWith('"')
        ? literal
        : `"${literal.slice(1, -1).replace(/\\'|"/g, (sign) => (sign === '"' ? '\\"' : "'"))}"`,
    ),
  );
