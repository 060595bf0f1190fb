import { useState } from 'react';
import { useFormContext, type FieldPath } from 'react-hook-form';

import type { ResumeContent } from '#contracts/resume-content.ts';
import { Button } from '#components/ui/Button.tsx';

import { valuesOf } from './content-values.ts';
import type { FormValues } from './form-values.ts';
import { valueAt } from './value-at.ts';

type Field = { path: FieldPath<FormValues>; before: string; after: string };

/** What was corrected in the base since, which this resume still says as it was: it is taken over at once, and saved with the rest. */
export function Corrections(contents: { before: ResumeContent; after: ResumeContent }) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [isTaken, setTaken] = useState(false);
  const corrected = fieldsBetween(valuesOf(contents.before), valuesOf(contents.after));
  const take = () => {
    for (const { path, before, after } of corrected)
      if (getValues(path) === before) setValue(path, after, { shouldDirty: true });
    setTaken(true);
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-accent-soft px-3 py-1.5"
    >
      <p className="mr-auto min-w-0 flex-1 basis-60">
        {isTaken
          ? 'The corrections are in the form. Save to keep them.'
          : `You corrected your base resume since: ${corrected.length === 1 ? 'one field' : `${corrected.length} fields`} here still ${corrected.length === 1 ? 'says' : 'say'} it as before.`}
      </p>
      {!isTaken && (
        <Button variant="quiet" onPress={take}>
          Take over
        </Button>
      )}
    </div>
  );
}

/** The fields of the form in which two contents differ; what one of them has more is none. */
function fieldsBetween(before: unknown, after: unknown, path = 'content'): Field[] {
  if (typeof before === 'string' && typeof after === 'string')
    return before !== after && isField(path) ? [{ path, before, after }] : [];
  if (typeof before !== 'object' || before === null) return [];
  return Object.entries(before).flatMap(([name, part]) =>
    fieldsBetween(part, valueAt(after, name), `${path}.${name}`),
  );
}

const isField = (path: string): path is FieldPath<FormValues> => path.startsWith('content.');
