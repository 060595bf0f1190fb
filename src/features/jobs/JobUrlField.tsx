import { ClipboardPaste, TextSelect } from 'lucide';
import { useEffect, useRef, useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { toastOf } from '#lib/api/mutation-feedback.ts';
import { showToast } from '#lib/page/toast.ts';

import type { Incoming } from './incoming.ts';
import { FIELD_LABELS } from './job-form.ts';
import { PasteTextDialog } from './PasteTextDialog.tsx';
import type { JobFormSession } from './use-job-form.ts';
import { usePageReading } from './use-page-reading.ts';

type Props = { session: JobFormSession; isNew: boolean; incoming: Incoming | undefined };

/** J-4 the address of the job's page; a pasted one fills the untouched fields, and so does a pasted text. */
export function JobUrlField({ session, isNew, incoming }: Props) {
  const { form } = session;
  const { progress, take, takeText, takeIncoming, undo } = usePageReading(session);
  const [isPasting, setPasting] = useState(false);
  const isTaken = useRef(false);
  useEffect(() => {
    if (!incoming || isTaken.current) return;
    isTaken.current = true;
    takeIncoming(incoming);
  });
  const { register, setValue, setFocus, formState } = form;
  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      if (!take(text)) setValue('jobUrl', text.trim(), { shouldDirty: true, shouldValidate: true });
      setFocus('jobUrl');
    } catch {
      showToast({
        ...toastOf('Paste Failed: Unable to read from clipboard. Please paste manually.'), // ERR-3
        variant: 'destructive',
      });
    }
  };
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      <div className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={FIELD_LABELS.jobUrl}
          autoFocus={isNew}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          description="Paste an address: the job’s page fills in what is still empty."
          error={formState.errors.jobUrl?.message}
          {...register('jobUrl')}
          onPaste={(event) => {
            if (take(event.clipboardData.getData('text'))) event.preventDefault();
          }}
        />
        <div className="flex flex-wrap gap-2 sm:mt-[1.8125rem]">
          <Button icon={ClipboardPaste} onPress={() => void paste()}>
            Paste from clipboard
          </Button>
          <Button icon={TextSelect} onPress={() => setPasting(true)}>
            From text
          </Button>
        </div>
      </div>
      <div
        role="status"
        className="flex min-h-7 flex-wrap items-center gap-x-3 text-xs text-muted empty:hidden"
      >
        {progress.state === 'reading' && <Spinner label="Reading the job’s page" />}
        {progress.state === 'done' && <span className="text-ink">{progress.sentence}</span>}
        {progress.state === 'done' && Object.keys(progress.filled).length > 0 && (
          <button type="button" className="link min-h-6 cursor-pointer" onClick={undo}>
            Undo
          </button>
        )}
      </div>
      {isPasting && (
        <PasteTextDialog
          address={form.getValues('jobUrl')}
          onRead={takeText}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
}
