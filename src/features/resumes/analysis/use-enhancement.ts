import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ResumeProposal } from '#contracts/resume-views.ts';
import { api, useChange } from '#lib/api/api.ts';
import { toastOf } from '#lib/api/mutation-feedback.ts';
import { showToast } from '#lib/page/toast.ts';

import { ALL_APPLICATIONS } from '../use-applications.ts';
import { analysisTarget, NOTHING_TO_ENHANCE, type AnalysisTarget } from '../tailored/analysis-target.ts';

export type Enhancement = ReturnType<typeof useEnhancement>;

/** R-10 takes on all that raises the score, or of the proposals those that were accepted. */
export function useEnhancement(resumeId: number, onDone: () => void) {
  const client = useQueryClient();
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const propose = useChange(api.resumes.propose, {
    failure: 'Failed to look for changes. Please try again.',
    onSuccess: (proposals) => setAccepted(new Set(proposals.map(({ id }) => id))),
  });
  const enhance = useChange(api.resumes.enhance, {
    success: 'Resume Enhanced!: Your resume has been enhanced based on AI recommendations.',
    failure: 'Enhancement Error: Failed to enhance resume. Please try again.', // ERR-4
    refreshes: [api.resumes.key()],
    onSuccess: onDone,
  });
  const proposals = propose.data;
  const run = (target: AnalysisTarget) => {
    const list = client.getQueryData(api.resumes.list.queryKey());
    const resume = list?.find(({ id }) => id === resumeId);
    const applications = client.getQueryData(api.jobs.list.queryKey(ALL_APPLICATIONS));
    if (!analysisTarget(resume, applications))
      return showToast({ ...toastOf(NOTHING_TO_ENHANCE), variant: 'destructive' });
    return enhance.mutate({ ...target, ...(proposals && { accepted: chosenOf(proposals, accepted) }) });
  };
  return { propose, proposals, accepted, setAccepted, enhance, run };
}

const chosenOf = (proposals: readonly ResumeProposal[], accepted: ReadonlySet<string>) =>
  proposals.filter(({ id }) => accepted.has(id)).map(({ path, after }) => ({ path, after }));
