type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, all in sight. */
export function Choice<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex h-(--control) overflow-hidden rounded-control border border-control bg-surface text-sm">
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'relative flex cursor-pointer items-center px-3.5 not-first:border-l not-first:border-line ' +
              'has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent forced-colors:has-checked:underline ' +
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent ' +
              'has-disabled:cursor-not-allowed has-disabled:text-muted'
            }
          >
            <input
              type="radio"
              name={label}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
