import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { Button, IconButton } from '#components/ui/Button.tsx';
import { FieldGroup } from '#components/ui/FieldGroup.tsx';

import { BLANK_EDUCATION, BLANK_JOB } from './content-values.ts';
import { Line, Lines } from './fields.tsx';
import type { FormValues } from './form-values.ts';

const DATE_HINT = '2019-05, 2019 or present';

export function Jobs() {
  const { control } = useFormContext<FormValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'content.experience' });
  return (
    <List title="Experience" addLabel="Add a job" onAdd={() => append(BLANK_JOB)}>
      {fields.map((field, index) => {
        const path = `content.experience.${index}` as const;
        const mark = markPaths('experience', field.origin);
        return (
          <Entry key={field.id} name={`Job ${index + 1}`} {...{ index, remove, move }} count={fields.length}>
            <Line path={`${path}.title`} label="Title" markPath={mark('title')} />
            <Line path={`${path}.company`} label="Company" markPath={mark('company')} />
            <Line path={`${path}.location`} label="Place" markPath={mark('location')} />
            <div className="grid grid-cols-2 gap-x-4">
              <Line
                path={`${path}.startDate`}
                label="From"
                placeholder="2019-05"
                title={DATE_HINT}
                markPath={mark('startDate')}
              />
              <Line
                path={`${path}.endDate`}
                label="To"
                placeholder="present"
                title={DATE_HINT}
                markPath={mark('endDate')}
              />
            </div>
            <div className="sm:col-span-2">
              <Lines
                path={`${path}.bullets`}
                label="Bullets, one on each line"
                rows={6}
                markPath={mark('bullets')}
              />
            </div>
          </Entry>
        );
      })}
    </List>
  );
}

export function Educations() {
  const { control } = useFormContext<FormValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'content.education' });
  return (
    <List title="Education" addLabel="Add a degree" onAdd={() => append(BLANK_EDUCATION)}>
      {fields.map((field, index) => {
        const path = `content.education.${index}` as const;
        const mark = markPaths('education', field.origin);
        return (
          <Entry
            key={field.id}
            name={`Degree ${index + 1}`}
            {...{ index, remove, move }}
            count={fields.length}
          >
            <Line path={`${path}.degree`} label="Degree" markPath={mark('degree')} />
            <Line path={`${path}.school`} label="School" markPath={mark('school')} />
            <Line path={`${path}.location`} label="Place" markPath={mark('location')} />
            <div className="grid grid-cols-2 gap-x-4">
              <Line
                path={`${path}.graduationDate`}
                label="Date"
                placeholder="2010"
                title={DATE_HINT}
                markPath={mark('graduationDate')}
              />
              <Line path={`${path}.gpa`} label="Grade" markPath={mark('gpa')} />
            </div>
          </Entry>
        );
      })}
    </List>
  );
}

/** A new entry was not read, and has no mark. */
const markPaths = (list: string, origin: number) => (field: string) =>
  origin < 0 ? null : `${list}.${origin}.${field}`;

type ListProps = { title: string; addLabel: string; onAdd: () => void; children: ReactNode[] };

function List({ title, addLabel, onAdd, children }: ListProps) {
  return (
    <FieldGroup title={title} isList>
      {children}
      <div>
        <Button icon={Plus} onPress={onAdd}>
          {addLabel}
        </Button>
      </div>
    </FieldGroup>
  );
}

type EntryProps = {
  name: string;
  index: number;
  count: number;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
  children: ReactNode;
};

function Entry({ name, index, count, remove, move, children }: EntryProps) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-3 sm:p-4">
      <legend className="sr-only">{name}</legend>
      <div className="-mt-1 mb-1 flex items-center">
        <span aria-hidden="true" className="mr-auto text-xs text-muted">
          {name}
        </span>
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          isDisabled={index === 0}
          onPress={() => move(index, index - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          isDisabled={index === count - 1}
          onPress={() => move(index, index + 1)}
        />
        <IconButton icon={Trash2} label={`Take ${name} out`} onPress={() => remove(index)} />
      </div>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
