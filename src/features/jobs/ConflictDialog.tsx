import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';

import { choicesOf, merged, type Choice, type Side } from './conflict.ts';
import { formatDay } from './days.ts';
import { FIELD_LABELS, type JobField, type JobValues } from './job-form.ts';
import { PRIORITY_LABELS, STATUS_LABELS } from './labels.ts';

type Props = {
  /** What mine began with. */
  base: JobValues;
  mine: JobValues;
  theirs: JobValues;
  onChoose: (values: JobValues) => void;
  onClose: () => void;
};

const SIDES: readonly { side: Side; label: string }[] = [
  { side: 'mine', label: 'Mine' },
  { side: 'theirs', label: 'The other' },
];

/** Two versions of an application (409): each difference is shown, and kept from one side. */
export function ConflictDialog({ base, mine, theirs, onChoose, onClose }: Props) {
  const [choices, setChoices] = useState(() => choicesOf(base, mine, theirs));
  const keep = (name: JobField, side: Side) =>
    setChoices(choices.map((choice) => (choice.name === name ? { name, keep: side } : choice)));
  return (
    <Dialog
      title="This application was also changed elsewhere"
      size="medium"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Not now</Button>
          <Button variant="primary" onPress={() => onChoose(merged(mine, theirs, choices))}>
            Go on with this choice
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>
          {choices.length === 0
            ? 'Both versions say the same: nothing has to be chosen.'
            : 'Choose what to keep of each difference. Nothing is saved before you press “Save changes” again.'}
        </p>
        {choices.map((choice) => (
          <Difference key={choice.name} choice={choice} mine={mine} theirs={theirs} onKeep={keep} />
        ))}
      </div>
    </Dialog>
  );
}

type DifferenceProps = {
  choice: Choice;
  mine: JobValues;
  theirs: JobValues;
  onKeep: (name: JobField, side: Side) => void;
};

function Difference({ choice, mine, theirs, onKeep }: DifferenceProps) {
  const { name, keep } = choice;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{FIELD_LABELS[name]}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map(({ side, label }) => (
          <label
            key={side}
            className="grid cursor-pointer content-start gap-1 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <span className="flex items-center gap-2 text-xs">
              <input
                type="radio"
                name={`keep-${name}`}
                checked={keep === side}
                onChange={() => onKeep(name, side)}
                className="size-4 accent-accent"
              />
              {label}
            </span>
            <span className="break-words whitespace-pre-wrap">
              {shown(name, side === 'mine' ? mine : theirs)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function shown(name: JobField, values: JobValues): string {
  if (name === 'status') return STATUS_LABELS[values.status];
  if (name === 'priority') return PRIORITY_LABELS[values.priority];
  const text = values[name].trim();
  if (text === '') return 'Nothing';
  return name === 'appliedDate' || name === 'nextStepDate' ? formatDay(text) : text;
}
