import { VersionsDialog } from '#components/owner/VersionsDialog.tsx';

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

/** Two versions of an application. */
export function ConflictDialog({ base, mine, theirs, onChoose, onClose }: Props) {
  const differences = choicesOf(base, mine, theirs).map((choice) => ({
    ...choice,
    label: FIELD_LABELS[choice.name],
    mine: shown(choice.name, mine),
    theirs: shown(choice.name, theirs),
  }));
  return (
    <VersionsDialog
      what="application"
      saveLabel="Save changes"
      differences={differences}
      onChoose={(choices) => onChoose(merged(mine, theirs, choices))}
      onClose={onClose}
    />
  );
}

function shown(name: JobField, values: JobValues): string {
  if (name === 'status') return STATUS_LABELS[values.status];
  if (name === 'priority') return PRIORITY_LABELS[values.priority];
  const text = values[name].trim();
  if (text === '') return 'Nothing';
  return name === 'appliedDate' || name === 'nextStepDate' ? formatDay(text) : text;
}
