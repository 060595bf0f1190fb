type Props = {
  /** Said to a screen reader, and shown beside the ring unless `isBare`. */
  label: string;
  isBare?: boolean;
};

export function Spinner({ label, isBare = false }: Props) {
  return (
    <span role="status" className="inline-flex items-center gap-2.5 text-sm text-muted">
      <Ring />
      <span className={isBare ? 'sr-only' : undefined}>{label}</span>
    </span>
  );
}

/** The turning ring alone, where words say it already. */
export function Ring() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent"
    />
  );
}
