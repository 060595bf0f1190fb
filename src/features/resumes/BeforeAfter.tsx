import { wordsOf, type WordPiece } from './word-difference.ts';

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
