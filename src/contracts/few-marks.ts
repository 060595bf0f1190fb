/**
 * Keeps the reading of one paragraph linear.
 *
 * With each mark of emphasis or a link a parser of Markdown looks back over all of it, so that 200,000 characters of
 * `*a*` took 14 seconds. Beyond what anybody writes, marks are text: for the renderer, the server's parser and the
 * editor alike.
 *
 * Plain text is read in pieces, which micromark makes one at the end by moving all that follows, for each of them:
 * 200,000 characters of `a!\*` took 39 seconds. They are made one as they are read.
 */

/** In one paragraph, heading, item or cell. */
export const MARKS_MAXIMUM = 2_000;

/** Marks whose reading looks back. */
export const MARKS = ['!', '*', '[', ']', '_', '~'].map((mark) => mark.charCodeAt(0));

/** Counts the marks of a paragraph by the object that reads it; true for one too many. */
export function markCounter(): (reader: object) => boolean {
  const counts = new WeakMap<object, number>();
  return (reader) => {
    const count = (counts.get(reader) ?? 0) + 1;
    counts.set(reader, count);
    return count > MARKS_MAXIMUM;
  };
}

/** By the events of a paragraph. */
const givenUp = new WeakSet<object>();

type Code = number | null;
type State = (code: Code) => State | undefined;
type Effects = Record<'enter' | 'exit', (type: 'data') => unknown> & { consume: (code: Code) => unknown };
/** `_balanced` is the parser's own word for a bracket that is no beginning of a link any more. */
type Token = { type: string; end: object; _balanced?: boolean };
type Event = [kind: string, token: Token, reader: object];
type Reader = { events: Event[] };
type Construct = {
  name: string;
  /** Whether it may begin here: where one of a code's says so, plain text ends. */
  previous?: (this: Reader) => boolean;
  tokenize: (this: Reader, effects: Effects, ok: State, nok: State) => State;
};

type Parser = { data: () => { micromarkExtensions?: unknown[] } };

/** The plugin of unified, to come after all others of the grammar: then its say is the first. */
export function remarkFewMarks(this: Parser): void {
  (this.data().micromarkExtensions ??= []).push({ text: fewMarks() }, { text: joinedPieces() });
}

/** Brackets that no bracket can close any more: each address behind them would look for them through all of the text. */
function giveUpLinks({ events }: Reader): void {
  if (givenUp.has(events)) return;
  givenUp.add(events);
  for (const [, token] of events)
    if (token.type === 'labelLink' || token.type === 'labelImage') token._balanced = true;
}

function fewMarks(): Record<number, Construct> {
  const isTooMany = markCounter();
  const construct: Construct = {
    name: 'markTooMany',
    tokenize(effects, ok, nok) {
      const isText = isTooMany(this);
      return (code) => {
        if (!isText) return nok(code);
        giveUpLinks(this);
        effects.enter('data');
        effects.consume(code);
        effects.exit('data');
        return ok;
      };
    },
  };
  return Object.fromEntries(MARKS.map((mark) => [mark, construct]));
}

/** Marks, and all else that may stand between two pieces of plain text. */
const SEPARATORS = [...MARKS, ...['&', '<', '\\', '`'].map((mark) => mark.charCodeAt(0)), -3, -4, -5];

/** Never begins, but is asked, and has the reader by then. */
function joinedPieces(): Record<number, Construct> {
  const construct: Construct = {
    name: 'piecesJoined',
    previous() {
      this.events.push = pushJoined;
      return false;
    },
    tokenize: (_effects, _ok, nok) => nok,
  };
  return Object.fromEntries(SEPARATORS.map((code) => [code, construct]));
}

/** As `push`, but for a piece that follows another: that one reaches to its end then. */
function pushJoined(this: Event[], event: Event): number {
  const [kind, token] = event;
  const before = this.at(-2);
  if (kind !== 'exit' || token.type !== 'data' || before?.[0] !== 'exit' || before[1].type !== 'data')
    return Array.prototype.push.call(this, event);
  before[1].end = token.end;
  this.length -= 1; // where this piece began
  return this.length;
}
