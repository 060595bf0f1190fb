import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { RESUME_NAME_MAXIMUM } from '#contracts/resumes.ts';
import { BaseResumeDetails } from '#contracts/resume-views.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';
import { currentOf } from '#lib/owner/editing/versions.ts';

import type { UploadStart } from '../upload/upload-rules.ts';
import { Beside } from './Beside.tsx';
import { markAt } from './certainty.ts';
import { valuesOf } from './content-values.ts';
import { DocumentText } from './DocumentText.tsx';
import { baseDrafts } from './drafts.ts';
import { Line, MarksContext } from './fields.tsx';
import { ReadingActions } from './ReadingActions.tsx';
import { ReadingNotice } from './ReadingNotice.tsx';
import { ResumeForm } from './ResumeForm.tsx';
import type { FormKind, StoredResume } from './use-resume-form.ts';

const storedOf = ({ id, name, content, updatedAt }: BaseResumeDetails): StoredResume => ({
  ...{ id, content, updatedAt },
  values: { title: name, layout: 'single', content: valuesOf(content) },
});

const KIND: FormKind = {
  drafts: baseDrafts,
  title: { maximum: RESUME_NAME_MAXIMUM, missing: 'Enter a name' },
  naming: { content: 'content', title: 'name' },
  save: ({ base: { id, updatedAt }, checked: { title, content } }) =>
    api.resumes.correctBase.call({ id, updatedAt, name: title, content }),
  storedIn: (error) => {
    const current = currentOf(error, BaseResumeDetails);
    return current && storedOf(current);
  },
  success: 'Correction saved',
  failure: () => ({ title: 'Failed to save the correction. Please try again.', variant: 'destructive' }),
};

type Props = { id: number; onClose: () => void; onUpload: (start: UploadStart) => void };

/** What was read of a base resume, to be corrected beside the text of its document. */
export function BaseDialog({ id, onClose, onUpload }: Props) {
  const { data, error, refetch } = useQuery(api.resumes.getBase.queryOptions({ input: { id } }));
  const [readings, setReadings] = useState(0);
  const onRead = () => setReadings((count) => count + 1);
  if (data) return <Reading key={readings} base={data} {...{ onRead, onClose, onUpload }} />;
  return (
    <Dialog title="Check the reading" size="large" onClose={onClose}>
      <Pending query={{ data, error, refetch }} what="base resume" lines={8} />
    </Dialog>
  );
}

type ReadingProps = Omit<Props, 'id'> & {
  base: BaseResumeDetails;
  /** The form begins anew with what was read. */
  onRead: () => void;
};

function Reading({ base, onRead, onClose, onUpload }: ReadingProps) {
  const stored = useMemo(() => storedOf(base), [base]);
  const [sought, setSought] = useState('');
  const markOf = useMemo(
    () => (base.content === null ? undefined : (path: string) => markAt(base, path)),
    [base],
  );
  return (
    <MarksContext value={markOf}>
      <ResumeForm
        kind={KIND}
        stored={stored}
        title={`Check the reading of “${base.name}”`}
        onClose={onClose}
        actions={<ReadingActions base={base} onRead={onRead} />}
        head={
          <>
            <ReadingNotice base={base} onClose={onClose} onUpload={onUpload} />
            <Line path="title" label="Name of this resume" maxLength={RESUME_NAME_MAXIMUM} />
          </>
        }
        onField={setSought}
        beside={
          base.text.trim() !== '' && (
            <Beside title="Text of the document">
              <DocumentText text={base.text} sought={sought} />
            </Beside>
          )
        }
      />
    </MarksContext>
  );
}
