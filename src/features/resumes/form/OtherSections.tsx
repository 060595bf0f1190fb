import { Plus, Trash2 } from 'lucide';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { Button, IconButton } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';

import { Line, Lines } from './fields.tsx';
import type { FormValues } from './form-values.ts';

/** Sections of another kind, under their own headings. */
export function OtherSections() {
  const { control } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'content._source.others' });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 w-full border-b border-line pb-1.5 text-base font-medium">
        Other sections
      </legend>
      <div className="grid grid-cols-1 gap-4">
        {fields.map(({ id }, index) => {
          const path = `content._source.others.${index}` as const;
          return (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-3.5">
              <Line path={`${path}.heading`} label={`Heading ${index + 1}`} />
              <IconButton label={`Take section ${index + 1} out`} onPress={() => remove(index)}>
                <Icon shape={Trash2} size={15} />
              </IconButton>
              <div className="col-span-2">
                <Lines path={`${path}.lines`} label={`Entries of section ${index + 1}, one on each line`} />
              </div>
            </div>
          );
        })}
        <div>
          <Button onPress={() => append({ heading: '', lines: '' })}>
            <Icon shape={Plus} size={15} />
            Add a section
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
