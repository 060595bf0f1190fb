type Props = {
  /** What is measured: `Size of the database`. */
  label: string;
  /** In words: `12 MB of 512 MB`. */
  text: string;
  value: number;
  maximum: number;
};

/** From here on there is little left. */
const NEARLY_FULL = 0.8;

/** How much of a limit is used. */
export function Meter({ label, text, value, maximum }: Props) {
  const share = Math.min(1, value / maximum);
  const tone = share >= 1 ? 'bg-danger' : share >= NEARLY_FULL ? 'bg-warning' : 'bg-accent';
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={Math.min(value, maximum)}
      aria-valuetext={text}
      className="my-1.5 h-1.5 overflow-hidden rounded-full bg-raised"
    >
      <div className={`h-full min-w-0.5 rounded-full ${tone}`} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
