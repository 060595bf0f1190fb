import { JobApplicationFields } from '#contracts/job-application-input.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { Button } from '#components/ui/Button.tsx';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { useCheckedForm } from '#lib/api/use-checked-form.ts';

import { dayOf } from './days.ts';
import { FIELD_LABELS } from './job-form.ts';

const NextStepForm = JobApplicationFields.pick({ nextStepAction: true, nextStepDate: true });

/** Days from today that are one press away. */
const DAYS = [
  [1, 'Tomorrow'],
  [3, 'In 3 days'],
  [7, 'In a week'],
] as const;

export type NextStepOf = Pick<
  JobApplicationRow,
  'id' | 'company' | 'position' | 'nextStepAction' | 'nextStepDate'
>;

type Props = { application: NextStepOf; onClose: () => void };

/** J-5 what comes next, without the whole form: nothing of an application changes more often. */
export function NextStepDialog({ application, onClose }: Props) {
  const { id, company, position, nextStepAction, nextStepDate } = application;
  const { form, field, send } = useCheckedForm(NextStepForm, {
    nextStepAction: nextStepAction ?? '',
    nextStepDate: nextStepDate ?? '',
  });
  const save = useChange(api.jobs.update, {
    success: 'Next step updated',
    failure: 'Update failed: The next step could not be saved. Please try again.',
    refreshes: [api.jobs.key()],
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Next step"
      onClose={onClose}
      action="Save"
      isPending={save.isPending}
      onSubmit={send((values) => save.mutateAsync({ id, ...values }))}
    >
      <p className="wrap-anywhere text-muted">{`${position} at ${company}`}</p>
      <TextField
        autoFocus
        autoComplete="off"
        label={FIELD_LABELS.nextStepAction}
        placeholder="Call the recruiter, send references …"
        {...field('nextStepAction')}
      />
      <TextField type="date" label={FIELD_LABELS.nextStepDate} {...field('nextStepDate')} />
      <div className="-mt-1 flex flex-wrap gap-2">
        {DAYS.map(([days, label]) => (
          <Button key={days} onPress={() => form.setValue('nextStepDate', inDays(days))}>
            {label}
          </Button>
        ))}
        <Button variant="quiet" onPress={() => form.reset({ nextStepAction: '', nextStepDate: '' })}>
          Clear
        </Button>
      </div>
    </FormDialog>
  );
}

function inDays(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return dayOf(day);
}
