import { useId, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';

import { DraftNotice } from '#components/owner/DraftNotice.tsx';
import { NotSaved } from '#components/owner/NotSaved.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';

import { ConflictDialog } from './ConflictDialog.tsx';
import { ContentFields } from './ContentFields.tsx';
import { useResumeForm, type FormKind, type Stored } from './use-resume-form.ts';

type Props = {
  kind: FormKind;
  stored: Stored;
  title: string;
  onClose: () => void;
  /** Above the fields, such as the name of the resume. */
  head: ReactNode;
  /** What the fields are compared with, if anything. */
  beside: ReactNode;
  /** Told what stands in the field that is worked on. */
  onField?: (text: string) => void;
  /** Buttons before those that every form has. */
  actions?: ReactNode;
};

/** The form of a resume beside what it was made of. What is typed stays on this device until it is saved. */
export function ResumeForm({ kind, stored, title, onClose, head, beside, onField, actions }: Props) {
  const id = useId();
  const session = useResumeForm(kind, stored, onClose);
  const { form, base, saving, submit, rival, leave } = session;
  return (
    <Dialog
      title={title}
      size="large"
      isOpen
      onClose={leave}
      footer={
        <>
          {actions}
          <Button onPress={leave}>Close</Button>
          <Button type="submit" form={id} variant="primary" isPending={saving.isPending}>
            {saving.isPending ? 'Saving' : 'Save'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <div
          className={`grid grid-cols-1 items-start gap-x-8 gap-y-5 ${beside ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}
        >
          {beside && <div className="min-w-0 lg:sticky lg:top-0 lg:order-2">{beside}</div>}
          <form
            id={id}
            noValidate
            className="grid min-w-0 gap-5"
            onSubmit={(event) => void submit(event)}
            onFocus={({ target }) => {
              if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
                onField?.(target.value);
            }}
          >
            <DraftNotice
              restoredAt={session.start.restoredAt}
              current={() => ({ values: form.getValues(), base })}
              fresh={() => ({ values: stored.values, base: stored })}
              goOn={(version) => session.goOn(version.values, version.base)}
              freshLabel="Show what is stored"
            />
            {saving.isError && !rival && <NotSaved error={saving.error} />}
            {head}
            <ContentFields />
          </form>
        </div>
      </FormProvider>
      {rival && (
        <ConflictDialog
          base={base.values}
          mine={form.getValues()}
          theirs={rival.values}
          onChoose={(values) => session.goOn(values, rival)}
          onClose={session.leaveRival}
        />
      )}
    </Dialog>
  );
}
