/** What stood there, and what stands there now; the words that differ are marked. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const pieces = wordsOf(before, after);
  return (
    <div className="grid gap-1 wrap-anywhere whitespace-pre-line">
      {before && (
        <p className="text-muted">
          <span className="sr-only">Before: </span>
          {pieces.before.map((piece, index) => (
            <Words key={index} piece={piece} as="del" />
          ))}
        </p>
      )}
      {after && (
        <p>
          <span className="sr-only">Now: </span>
          {pieces.after.map((piece, index) => (
            <Words key={index} piece={piece} as="ins" />
          ))}
        </p>
      )}
    </div>
  );
}

function Words({ piece: { text, isShared }, as }: { piece: WordPiece; as: 'del' | 'ins' }) {
  if (isShared) return text;
  if (as === 'del') return <del>{text}</del>;
  return <ins className="rounded-sm bg-accent-soft box-decoration-clone px-0.5 no-underline">{text}</ins>;
}

/** Which words two texts share, so that a change of one word is seen as one. */
export type WordPiece = { text: string; isShared: boolean };

/** Beyond it the texts are shown as two: the table below has so many cells. */
const CELLS_MAXIMUM = 250_000;

/** Both texts in pieces; those of each together are that text. */
export function wordsOf(before: string, after: string): { before: WordPiece[]; after: WordPiece[] } {
  const [a, b] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []];
  if (before === '' || after === '' || a.length * b.length > CELLS_MAXIMUM)
    return { before: [whole(before)], after: [whole(after)] };
  const { ofA, ofB } = sharedWords(a, b);
  return { before: joined(a, ofA), after: joined(b, ofB) };
}

/** A word with the blanks after it; blanks at the beginning are one of their own. */
const WORDS = /\S+\s*|^\s+/gu;
const whole = (text: string): WordPiece => ({ text, isShared: false });

/** The places of the longest common sequence of words. */
function sharedWords(a: readonly string[], b: readonly string[]) {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  const isSame = (i: number, j: number) => a[i]?.trim() === b[j]?.trim();
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const ofA = new Set<number>();
  const ofB = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (isSame(i, j)) {
      ofA.add(i++);
      ofB.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return { ofA, ofB };
}

function joined(words: readonly string[], shared: ReadonlySet<number>): WordPiece[] {
  const pieces: WordPiece[] = [];
  for (const [index, text] of words.entries()) {
    const isShared = shared.has(index);
    const last = pieces.at(-1);
    if (last?.isShared === isShared) last.text += text;
    else pieces.push({ text, isShared });
  }
  return pieces;
}
