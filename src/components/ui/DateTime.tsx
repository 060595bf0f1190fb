import { formatMoment } from '#lib/owner/format.ts';

/** A moment in the reader's own zone; the exact one is its tooltip. */
export function DateTime({ at, isDateOnly = false }: { at: string; isDateOnly?: boolean }) {
  return (
    <time dateTime={at} title={at} className="whitespace-nowrap tabular-nums">
      {formatMoment(at, isDateOnly)}
    </time>
  );
}
