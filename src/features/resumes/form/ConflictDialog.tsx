import { VersionsDialog } from '#components/owner/VersionsDialog.tsx';

import { choicesOf, merged, partText } from './conflict.ts';
import { PARTS, type FormValues } from './form-values.ts';

type Props = {
  /** What mine began with. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
  onChoose: (values: FormValues) => void;
  onClose: () => void;
};

/** Two versions of a resume. */
export function ConflictDialog({ base, mine, theirs, onChoose, onClose }: Props) {
  const differences = choicesOf(base, mine, theirs).map((choice) => ({
    ...choice,
    label: PARTS[choice.name],
    mine: partText(mine, choice.name),
    theirs: partText(theirs, choice.name),
  }));
  return (
    <VersionsDialog
      what="resume"
      saveLabel="Save"
      differences={differences}
      onChoose={(choices) => onChoose(merged(mine, theirs, choices))}
      onClose={onClose}
    />
  );
}
