import { ChevronDown } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import { JobStatus } from '#contracts/job-status.ts';
import { optionsOf } from '#components/ui/SelectField.tsx';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { input } from '#components/ui/owner-styles.ts';

import { STATUS_LABELS, STATUS_TONES } from './labels.ts';
import { useStatusChange } from './use-status-change.ts';

/** Made once for all rows of a list. */
const OPTIONS = optionsOf(STATUS_LABELS).map(({ value, label }) => (
  <option key={value} value={value}>
    {label}
  </option>
));
type Props = {
  application: Pick<JobApplicationRow, 'id' | 'company' | 'position' | 'status'>;
  /** Instead of only saving it, where the application goes elsewhere by it. */
  onMove?: (id: number, before: JobStatus, status: JobStatus) => void;
};

/** J-3 any status can follow any other; it is saved when it is chosen. */
export function StatusSelect({ application, onMove }: Props) {
  const { id, company, position, status } = application;
  const change = useStatusChange(`job-${id}`);
  const choose = (chosen: JobStatus) =>
    onMove ? onMove(id, status, chosen) : change({ id, before: status, status: chosen });
  return (
    <span className="relative inline-block w-34">
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute top-1/2 left-3 size-2 -translate-y-1/2 rounded-full bg-current ${STATUS_TONES[status]}`}
      />
      <select
        aria-label={`Status of ${position} at ${company}`}
        className={`${input} cursor-pointer appearance-none pr-8 pl-7`}
        value={status}
        onChange={({ target }) => choose(JobStatus.parse(target.value))}
      >
        {OPTIONS}
      </select>
      <Icon
        shape={ChevronDown}
        size={15}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
