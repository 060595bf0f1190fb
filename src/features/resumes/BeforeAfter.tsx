import { diffArrays } from 'diff';

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

/** Texts with less in common than this are shown as two. */
const EDITS_MAXIMUM = 500;
/** A word with the blanks after it; blanks at the beginning are one of their own. */
const WORDS = /\S+\s*|^\s+/gu;
const whole = (text: string): WordPiece[] => [{ text, isShared: false }];

/** Both texts in pieces; those of each together are that text. */
export function wordsOf(before: string, after: string): { before: WordPiece[]; after: WordPiece[] } {
  const [a, b] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []];
  const comparator = (one: string, other: string) => one.trim() === other.trim();
  const changes = diffArrays(a, b, { comparator, maxEditLength: EDITS_MAXIMUM });
  if (before === '' || after === '' || !changes) return { before: whole(before), after: whole(after) };
  const pieces = { before: [] as WordPiece[], after: [] as WordPiece[] };
  let [ofA, ofB] = [0, 0];
  for (const { added, removed, count } of changes) {
    if (!added) pieces.before.push({ text: a.slice(ofA, (ofA += count)).join(''), isShared: !removed });
    if (!removed) pieces.after.push({ text: b.slice(ofB, (ofB += count)).join(''), isShared: !added });
  }
  return pieces;
}
