import type { ReactNode } from 'react';
import { Plus, Trash2 } from 'lucide';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { Button, IconButton } from '#components/ui/Button.tsx';
import { FieldGroup } from '#components/ui/FieldGroup.tsx';

import { Educations, Jobs } from './Entries.tsx';
import { Line, Lines } from './fields.tsx';
import type { FormValues } from './form-values.ts';

const LISTS = [
  { path: 'content.skills', label: 'Skills' },
  { path: 'content.certifications', label: 'Certifications' },
  { path: 'content.achievements', label: 'Achievements' },
  { path: 'content._source.languages', label: 'Languages' },
  { path: 'content._source.projects', label: 'Projects' },
  { path: 'content._source.awards', label: 'Awards' },
  { path: 'content._source.publications', label: 'Publications' },
  { path: 'content._source.volunteering', label: 'Volunteering' },
  { path: 'content._source.interests', label: 'Interests' },
  { path: 'content._source.references', label: 'References' },
  { path: 'content._source.links', label: 'Links' },
] as const;

/** R-7 all fields of a resume, in the order in which it is read. */
export function ContentFields() {
  return (
    <div className="grid grid-cols-1 gap-7">
      <FieldGroup title="Who">
        <Line path="content.name" label="Name in the resume" />
        <Line path="content._source.headline" label="Headline" />
        <Line path="content.email" label="Email" spellCheck={false} />
        <Line path="content.phone" label="Phone" />
        <Line path="content.location" label="Location" />
        <Line path="content.linkedin" label="LinkedIn" spellCheck={false} />
        <Wide>
          <Lines path="content.summary" label="Summary" rows={5} />
        </Wide>
      </FieldGroup>
      <Jobs />
      <Educations />
      <FieldGroup title="Lists, an entry on each line">
        {LISTS.map(({ path, label }) => (
          <Wide key={path}>
            <Lines path={path} label={label} rows={path === 'content.skills' ? 6 : 3} />
          </Wide>
        ))}
      </FieldGroup>
      <OtherSections />
    </div>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}

function OtherSections() {
  const { control } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'content._source.others' });
  return (
    <FieldGroup title="Other sections" isList>
      {fields.map(({ id }, index) => {
        const path = `content._source.others.${index}` as const;
        return (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-3.5">
            <Line path={`${path}.heading`} label={`Heading ${index + 1}`} />
            <IconButton icon={Trash2} label={`Take section ${index + 1} out`} onPress={() => remove(index)} />
            <div className="col-span-2">
              <Lines path={`${path}.lines`} label={`Entries of section ${index + 1}, one on each line`} />
            </div>
          </div>
        );
      })}
      <div>
        <Button icon={Plus} onPress={() => append({ heading: '', lines: '' })}>
          Add a section
        </Button>
      </div>
    </FieldGroup>
  );
}
