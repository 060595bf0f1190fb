import { SentInput } from '#contracts/resumes.ts';
import type { TailoredResume } from '#contracts/resume-views.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { optionsOf, SelectField } from '#components/ui/SelectField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { useCheckedForm } from '#lib/api/use-checked-form.ts';

import { FORMAT_LABELS } from '../formats.ts';

const FORMATS = optionsOf(FORMAT_LABELS);

type Props = { resume: Pick<TailoredResume, 'id' | 'title'>; onClose: () => void };

/** Notes that a resume was sent; its file stays as it is now. */
export function PinDialog({ resume: { id, title }, onClose }: Props) {
  const { field, send } = useCheckedForm(SentInput, { sentTo: '', format: 'docx' });
  const pin = useChange(api.resumes.pin, {
    success: 'Marked as sent: The file is kept as it is now.',
    failure: 'Failed to mark the resume as sent. Please try again.',
    refreshes: [api.resumes.key()],
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Mark as sent"
      onClose={onClose}
      action="Mark as sent"
      isPending={pin.isPending}
      onSubmit={send((values) => pin.mutateAsync({ id, ...values }))}
    >
      <p className="wrap-anywhere">
        <span className="font-medium">{title}</span>, as it is now. Nothing is sent from here: this keeps what
        you have sent.
      </p>
      <TextField label="To whom" autoComplete="off" autoFocus maxLength={200} {...field('sentTo')} />
      <SelectField label="Format" options={FORMATS} {...field('format')} />
    </FormDialog>
  );
}
