import { ClipboardPaste } from 'lucide-react';

import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { toastOf } from '#lib/mutation-feedback.ts';
import { showToast } from '#lib/toast.ts';

import { FIELD_LABELS } from './job-form.ts';
import type { JobFormApi } from './use-job-form.ts';
import { usePageReading } from './use-page-reading.ts';

/** J-4 the address of the job's page; a pasted one fills the empty fields. */
export function JobUrlField({ form, isNew }: { form: JobFormApi; isNew: boolean }) {
  const { reading, take, undo } = usePageReading(form);
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
        <div className="sm:mt-[1.8125rem]">
          <Button onPress={() => void paste()}>
            <ClipboardPaste aria-hidden="true" size={15} />
            Paste from clipboard
          </Button>
        </div>
      </div>
      <div
        role="status"
        className="flex min-h-7 flex-wrap items-center gap-x-3 text-xs text-muted empty:hidden"
      >
        {reading.state === 'reading' && <Spinner label="Reading the job’s page" />}
        {reading.state === 'done' && <span className="text-ink">{reading.sentence}</span>}
        {reading.state === 'done' && Object.keys(reading.filled).length > 0 && (
          <button type="button" className="link min-h-6 cursor-pointer" onClick={undo}>
            Undo
          </button>
        )}
      </div>
    </div>
  );
}
