import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { type JobOrigin, ReadField } from '#contracts/job-posting.ts';
import { FieldGroup } from '#components/ui/FieldGroup.tsx';
import { optionsOf, SelectField } from '#components/ui/SelectField.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';

import type { Incoming } from './incoming.ts';
import { FIELD_LABELS, type JobField } from './job-form.ts';
import { JobUrlField } from './JobUrlField.tsx';
import { PRIORITY_LABELS, STATUS_LABELS } from './labels.ts';
import type { JobFormApi, JobFormSession } from './use-job-form.ts';
import type { Reading } from './page-fields.ts';

const STATUSES = optionsOf(STATUS_LABELS);
const PRIORITIES = optionsOf(PRIORITY_LABELS);
const REQUIRED: ReadonlySet<JobField> = new Set(['company', 'position']);

/** J-6 all fields of an application, in the order of `JOB_FIELDS`. */
type Props = { session: JobFormSession; isNew: boolean; incoming: Incoming | undefined };

export function ApplicationFields({ session, isNew, incoming }: Props) {
  const { form, reading } = session;
  const originOf = (name: JobField) => {
    const { data } = ReadField.safeParse(name);
    return data && reading?.fills[data] && <OriginHint form={form} name={data} reading={reading} />;
  };
  const field = (name: JobField) => ({
    label: REQUIRED.has(name) ? `${FIELD_LABELS[name]} (required)` : FIELD_LABELS[name],
    error: form.formState.errors[name]?.message,
    autoComplete: 'off',
    description: originOf(name),
    ...form.register(name),
  });
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <FieldGroup title="Job">
        <JobUrlField session={session} isNew={isNew} incoming={incoming} />
        <TextField {...field('company')} />
        <TextField {...field('position')} />
        <TextField {...field('location')} />
        <TextField {...field('salary')} />
        <Wide>
          <TextField {...field('source')} placeholder="Where the job was found" />
          <TextArea {...field('description')} rows={5} />
          <TextArea {...field('requirements')} />
          <TextArea {...field('details')} />
        </Wide>
      </FieldGroup>
      <div className="grid content-start gap-6">
        <FieldGroup title="People">
          <TextField {...field('hiringManager')} />
          <TextField {...field('hiringManagerLink')} placeholder="Profile or page" inputMode="url" />
          <TextField {...field('contactPerson')} />
          <TextField {...field('contactEmail')} type="email" spellCheck={false} />
        </FieldGroup>
        <FieldGroup title="Progress">
          <SelectField {...field('status')} options={STATUSES} />
          <SelectField {...field('priority')} options={PRIORITIES} />
          <TextField {...field('appliedDate')} type="date" />
          <TextField {...field('nextStepDate')} type="date" />
          <Wide>
            <TextField {...field('nextStepAction')} placeholder="Call the recruiter, send references …" />
            <TextArea {...field('notes')} rows={5} />
          </Wide>
        </FieldGroup>
      </div>
    </div>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="grid gap-3.5 sm:col-span-2">{children}</div>;
}

const SOURCES: Readonly<Record<JobOrigin['source'], string>> = {
  board: 'From the job board',
  structured: 'From the page’s data',
  page: 'From the page',
  text: 'From the text',
  owner: 'Yours',
};

type OriginProps = { form: JobFormApi; name: ReadField; reading: Reading };

/** Where the value of a field comes from and how sure that is, as long as it is the one that was read. */
function OriginHint({ form, name, reading }: OriginProps) {
  const value = useWatch({ control: form.control, name });
  const fill = reading.fills[name];
  if (fill?.value !== value) return null;
  const { source, certainty } = fill.origin;
  return (
    <span>
      {SOURCES[source]}
      {certainty === 'guess' && <span className="font-medium text-warning"> · a guess, please check</span>}
    </span>
  );
}
