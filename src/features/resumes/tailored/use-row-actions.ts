import { useCallback, useState } from 'react';

import type { TailoredResume } from '#contracts/resume-views.ts';
import { toastOf } from '#lib/api/mutation-feedback.ts';
import { showToast } from '#lib/page/toast.ts';

import { open } from '../opened.ts';
import { analysisTarget, NO_APPLICATION } from './analysis-target.ts';

export type RowAction = 'preview' | 'analyze' | 'edit' | 'send' | 'delete';
export type OnRowAction = (action: RowAction, resume: TailoredResume) => void;
export type Asked = { action: 'send' | 'delete'; resume: TailoredResume };

export function useRowActions(applications: readonly { id: number }[] | undefined) {
  const [asked, setAsked] = useState<Asked>();
  const onAction: OnRowAction = useCallback(
    (action, resume) => {
      const { id } = resume;
      if (action === 'preview' || action === 'edit') return open({ kind: action, id });
      if (action !== 'analyze') return setAsked({ action, resume });
      if (analysisTarget(resume, applications)) return open({ kind: 'analysis', id });
      showToast({ ...toastOf(NO_APPLICATION), variant: 'destructive' });
    },
    [applications],
  );
  return { onAction, asked, onClose: () => setAsked(undefined) };
}
