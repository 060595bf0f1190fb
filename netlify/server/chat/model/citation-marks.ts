/** Takes the model's marks, such as `[2]` or `[1, 3]`, out of its text and remembers them. */

const MARK = /(?<!\s)\s*\[\d{1,2}(?:\s*,\s*\d{1,2})*\]/g;
/** The end of a text that may still become a mark. */
const UNFINISHED = /(?<!\s)\s*(\[[\d\s,]{0,12})?$/;
/** Of what waits, in characters: blanks beyond it are dropped, or each piece would be longer to read than the last. */
const WAITING_MAXIMUM = 100;

export type MarkedText = {
  /** Takes the next piece and returns what can be shown. */
  push: (piece: string) => string;
  /** What is left at the end. */
  end: () => string;
  /** Numbers in the order of their first appearance. */
  cited: () => number[];
};

/** Removes marks from a text that arrives in pieces, wherever the pieces break. */
export function withoutMarks(): MarkedText {
  let waiting = '';
  const numbers = new Set<number>();
  const strip = (text: string) =>
    text.replace(MARK, (mark) => {
      for (const number of mark.match(/\d+/g) ?? []) numbers.add(Number(number));
      return '';
    });
  return {
    push(piece) {
      waiting += piece;
      const stripped = strip(waiting);
      const ready = stripped.replace(UNFINISHED, '');
      waiting = stripped.slice(ready.length).slice(-WAITING_MAXIMUM);
      return ready;
    },
    end() {
      const rest = strip(waiting).trimEnd();
      waiting = '';
      return rest;
    },
    cited: () => [...numbers],
  };
}
