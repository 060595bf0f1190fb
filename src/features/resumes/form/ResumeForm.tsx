import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';

import { EditingDialog } from '#components/owner/EditingDialog.tsx';

import { ContentFields } from './ContentFields.tsx';
import { useResumeForm, type FormKind, type StoredResume } from './use-resume-form.ts';

type Props = {
  kind: FormKind;
  stored: StoredResume;
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
  const thing = useResumeForm(kind, stored);
  return (
    <EditingDialog
      thing={thing}
      title={title}
      saveLabel="Save"
      freshLabel="Show what is stored"
      actions={actions}
      onClose={onClose}
    >
      {({ form, formProps, notices }) => (
        <FormProvider {...form}>
          <div
            className={`grid grid-cols-1 items-start gap-x-8 gap-y-5 ${beside ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}
          >
            {beside && <div className="min-w-0 lg:sticky lg:top-0 lg:order-2">{beside}</div>}
            <form
              {...formProps}
              className="grid min-w-0 gap-5"
              onFocus={({ target }) => {
                if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
                  onField?.(target.value);
              }}
            >
              {notices}
              {head}
              <ContentFields />
            </form>
          </div>
        </FormProvider>
      )}
    </EditingDialog>
  );
}
