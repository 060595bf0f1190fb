import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { VersionChoice, type Side } from '#components/ui/VersionChoice.tsx';

import { choicesOf, merged, partText } from './conflict.ts';
import { PARTS, type FormValues, type Part } from './form-values.ts';

type Props = {
  /** What mine began with. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
  onChoose: (values: FormValues) => void;
  onClose: () => void;
};

/** Two versions of a resume (409): each difference is shown, and kept from one side. */
export function ConflictDialog({ base, mine, theirs, onChoose, onClose }: Props) {
  const [choices, setChoices] = useState(() => choicesOf(base, mine, theirs));
  const choose = (part: Part, side: Side) =>
    setChoices(choices.map((choice) => (choice.part === part ? { part, keep: side } : choice)));
  return (
    <Dialog
      title="This resume was also changed elsewhere"
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
            : 'Choose what to keep of each difference. Nothing is saved before you press “Save” again.'}
        </p>
        {choices.map(({ part, keep }) => (
          <VersionChoice
            key={part}
            label={PARTS[part]}
            name={part}
            mine={partText(mine, part)}
            theirs={partText(theirs, part)}
            keep={keep}
            onKeep={(side) => choose(part, side)}
          />
        ))}
      </div>
    </Dialog>
  );
}
