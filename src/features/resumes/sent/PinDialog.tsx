import { useRef, useState } from 'react';

import { ResumeFormat, type TailoredResume } from '#contracts/resume-views.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { optionsOf, SelectField } from '#components/ui/SelectField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { fieldErrorsOf } from '#lib/api/api-request.ts';

import { FORMAT_LABELS } from '../formats.ts';

const FORMATS = optionsOf(FORMAT_LABELS);

type Props = { resume: Pick<TailoredResume, 'id' | 'title'>; onClose: () => void };

/** Notes that a resume was sent; its file stays as it is now. */
export function PinDialog({ resume: { id, title }, onClose }: Props) {
  const [sentTo, setSentTo] = useState('');
  const [format, setFormat] = useState<ResumeFormat>('docx');
  const [isMissing, setMissing] = useState(false);
  const recipient = useRef<HTMLInputElement>(null);
  const pin = useChange(api.resumes.pin, {
    success: 'Marked as sent: The file is kept as it is now.',
    failure: 'Failed to mark the resume as sent. Please try again.',
    refreshes: [api.resumes.key()],
    onSuccess: onClose,
  });
  const send = () => {
    setMissing(sentTo.trim() === '');
    if (sentTo.trim() === '') recipient.current?.focus();
    else pin.mutate({ id, sentTo, format });
  };
  return (
    <FormDialog
      title="Mark as sent"
      onClose={onClose}
      action="Mark as sent"
      isPending={pin.isPending}
      onSubmit={send}
    >
      <p className="wrap-anywhere">
        <span className="font-medium">{title}</span>, as it is now. Nothing is sent from here: this keeps what
        you have sent.
      </p>
      <TextField
        ref={recipient}
        label="To whom"
        autoComplete="off"
        autoFocus
        maxLength={200}
        value={sentTo}
        error={isMissing ? 'Say to whom' : fieldErrorsOf(pin.error)['sentTo']}
        onChange={({ target }) => setSentTo(target.value)}
      />
      <SelectField
        label="Format"
        options={FORMATS}
        value={format}
        onChange={({ target }) => setFormat(ResumeFormat.parse(target.value))}
      />
    </FormDialog>
  );
}
