import { currency } from 'virtual:brand/roi';
import { useId, useState } from 'react';

import { control } from '#components/ui/styles.ts';

import { phrase } from '#contracts/phrase.ts';
import { assumptionText, parseAssumption } from './assumption-text.ts';
import type { AssumptionField } from './assumptions.ts';
import { INVALID_NUMBER } from './inputs.ts';

type Props = { field: AssumptionField; value: number; onChange: (value: number) => void };

const UNIT_NAMES = { money: currency, percent: '%', hours: phrase('hours') };

/** One assumption; text that is no number is marked and leaves the last good value in force. */
export function AssumptionInput({ field: { label, unit }, value, onChange }: Props) {
  const id = useId();
  const [isInvalid, setIsInvalid] = useState(false);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm text-muted">
        {label} ({UNIT_NAMES[unit]})
      </label>
      {isInvalid && (
        <p id={`${id}-error`} className="mb-1.5 text-sm text-danger">
          {INVALID_NUMBER}
        </p>
      )}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={assumptionText(unit, value)}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        className={control}
        onChange={(event) => {
          const next = parseAssumption(unit, event.target.value);
          setIsInvalid(next === null);
          if (next !== null) onChange(next);
        }}
      />
    </div>
  );
}
