import { useQuery } from '@tanstack/react-query';
import { CopyCheck } from 'lucide';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { Icon } from '#components/ui/Icon.tsx';
import { api } from '#lib/api/api.ts';

import { formatDay } from './days.ts';
import { jobAddressIn } from './job-address.ts';
import { STATUS_LABELS } from './labels.ts';
import type { JobFormApi } from './use-job-form.ts';

const QUIET_MS = 400; // between the last key and the question

/** Warns of applications that may be for the same job; it never keeps anybody from saving. */
export function SimilarNotice({ form, except }: { form: JobFormApi; except: number | undefined }) {
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
