/** D38 what the last analysis gave, beside the badge that every tailored resume has. */
export function Score({ score }: { score: number | null }) {
  if (score === null) return <span className="text-xs text-muted">Not analyzed yet</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span className="sr-only">Last score </span>
      {Math.round(score)}
      <span className="text-muted"> / 100</span>
    </span>
  );
}
