import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '#lib/api/api.ts';

import type { AnalysisTarget } from '../tailored/analysis-target.ts';

/** R-8 compares at once; the list then shows the new score beside its badge (D38). */
export function useAnalysis({ resumeId, jobId }: AnalysisTarget) {
  const analysis = useMutation(
    api.resumes.analyze.mutationOptions({
      meta: {
        failure: 'Failed to analyze resume match', // ERR-4
        refreshes: [api.resumes.list.key()],
      },
    }),
  );
  const { mutate } = analysis;
  useEffect(() => mutate({ resumeId, jobId }), [mutate, resumeId, jobId]);
  return { analysis, again: () => mutate({ resumeId, jobId }) };
}
