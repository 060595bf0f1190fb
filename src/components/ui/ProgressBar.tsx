type Props = {
  /** What is going on: `Uploading photo.jpg`. */
  label: string;
  /** 0 to 100; without it the end is not known. */
  percent?: number;
};

export function ProgressBar({ label, percent }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1 text-xs text-muted">
      <span className="flex justify-between gap-3">
        <span className="min-w-0 truncate">{label}</span>
        {percent !== undefined && <span className="tabular-nums">{Math.round(percent)}%</span>}
      </span>
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
