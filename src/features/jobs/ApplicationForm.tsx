import { useQuery } from '@tanstack/react-query';
import { CopyCheck } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';

import type { JobApplicationDetails } from '#contracts/jobs.ts';
import { EditingDialog } from '#components/owner/EditingDialog.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

import { ApplicationFields } from './ApplicationFields.tsx';
import type { Incoming } from './incoming.ts';
import { type JobFormApi, useJobForm } from './use-job-form.ts';
import { formatDay } from './days.ts';
import { jobAddressIn } from './job-address.ts';
import { STATUS_LABELS } from './labels.ts';

type Props = {
  /** The application that is changed; nothing for a new one. */
  stored?: JobApplicationDetails;
  /** The job that the bookmark brought. */
  incoming?: Incoming | undefined;
  onClose: () => void;
};

/** Adds an application or changes one (J-3, D26). What is typed stays on this device until it is saved. */
export function ApplicationForm({ stored, incoming, onClose }: Props) {
  const { thing, ...reading } = useJobForm(stored);
  return (
    <EditingDialog
      thing={thing}
      title={stored ? `Edit ${stored.position} at ${stored.company}` : 'Add application'}
      saveLabel={stored ? 'Save changes' : 'Add application'}
      freshLabel={stored ? 'Show what is stored' : 'Start afresh'}
      onClose={onClose}
    >
      {({ form, formProps, notices }) => (
        <form {...formProps} className="grid gap-4">
          {notices}
          <SimilarNotice form={form} except={stored?.id} />
          <ApplicationFields
            session={{ form, ...reading }}
            isNew={stored === undefined}
            incoming={incoming}
          />
        </form>
      )}
    </EditingDialog>
  );
}

/** D26 a stored application in the form, with the long texts that the list does not have. */
export function EditForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(api.jobs.get.queryOptions({ input: { id } }));
  if (data) return <ApplicationForm key={id} stored={data} onClose={onClose} />;
  return (
    <Dialog title="Edit application" size="large" onClose={onClose}>
      <Pending query={{ data, error, refetch }} what="application" lines={8} />
    </Dialog>
  );
}

const QUIET_MS = 400; // between the last key and the question

/** Warns of applications that may be for the same job; it never keeps anybody from saving. */
function SimilarNotice({ form, except }: { form: JobFormApi; except: number | undefined }) {
  const [company, position, address] = useWatch({
    control: form.control,
    name: ['company', 'position', 'jobUrl'],
  });
  const jobUrl = jobAddressIn(address) ?? '';
  const asked = useQuiet(JSON.stringify({ company, position, jobUrl }));
  const input = JSON.parse(asked) as { company: string; position: string; jobUrl: string }; // written above
  const isAskable = input.jobUrl !== '' || (input.company.trim() !== '' && input.position.trim() !== '');
  const { data = [] } = useQuery({
    ...api.jobs.similar.queryOptions({ input: { ...input, ...(except !== undefined && { except }) } }),
    enabled: isAskable,
    retry: false,
  });
  const found = isAskable ? data : [];
  return (
    <div role="status" className="empty:hidden">
      {found.length > 0 && (
        <div className="grid gap-1 rounded-control border border-warning/40 px-3 py-2">
          <p className="flex items-start gap-2 font-medium">
            <Icon shape={CopyCheck} size={16} className="mt-0.5 shrink-0 text-warning" />
            {found.length === 1
              ? 'You may have this job already:'
              : 'You may have this job already, in one of these:'}
          </p>
          <ul className="grid gap-1 pl-6">
            {found.map((one) => (
              <li key={one.id} className="wrap-anywhere">
                <a href={`?application=${one.id}`} target="_blank" className="link inline-block min-h-6">
                  {one.position} at {one.company}
                  <span className="sr-only"> (opens a new tab)</span>
                </a>{' '}
                <span className="text-xs text-muted">
                  {one.reason === 'address' ? 'same address' : 'same company, similar title'} ·{' '}
                  {STATUS_LABELS[one.status]} · applied {formatDay(one.appliedDate)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The value once it has been the same for a while. */
function useQuiet(value: string): string {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}
