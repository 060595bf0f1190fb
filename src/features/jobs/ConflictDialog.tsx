import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { VersionChoice, type Side } from '#components/ui/VersionChoice.tsx';

import { choicesOf, merged } from './conflict.ts';
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

/** Two versions of an application (409): each difference is shown, and kept from one side. */
export function ConflictDialog({ base, mine, theirs, onChoose, onClose }: Props) {
  const [choices, setChoices] = useState(() => choicesOf(base, mine, theirs));
  const choose = (name: JobField, side: Side) =>
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
        {choices.map(({ name, keep }) => (
          <VersionChoice
            key={name}
            label={FIELD_LABELS[name]}
            name={name}
            mine={shown(name, mine)}
            theirs={shown(name, theirs)}
            keep={keep}
            onKeep={(side) => choose(name, side)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function shown(name: JobField, values: JobValues): string {
  if (name === 'status') return STATUS_LABELS[values.status];
  if (name === 'priority') return PRIORITY_LABELS[values.priority];
  const text = values[name].trim();
  if (text === '') return 'Nothing';
  return name === 'appliedDate' || name === 'nextStepDate' ? formatDay(text) : text;
}
