import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { ResumeLayout, ResumePages } from '#contracts/resume-views.ts';
import { api } from '#lib/api/api.ts';
import { sentenceOf } from '#lib/api/api-request.ts';
import { showToast } from '#lib/page/toast.ts';

export type CreateRequest = { jobApplicationId: number; pages: ResumePages; layout: ResumeLayout };

/** R-5 makes a resume for an application. Wording it may take half a minute, and can be given up. */
export function useCreate(onDone: () => void) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const create = useMutation({
    mutationFn: (request: CreateRequest) => {
      running.current = new AbortController();
      return api.resumes.create.call(request, { signal: running.current.signal });
    },
    meta: { refreshes: [api.resumes.key()] },
    onSuccess: ({ id, qualityMetrics }) => {
      showToast({
        title: 'Tailored resume created',
        description: `Its score is ${Math.round(qualityMetrics.finalScore)} of 100.`,
        action: { label: 'Preview', href: `/tools/resume?preview=${id}` },
      });
      onDone();
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      const description = sentenceOf(error, '');
      showToast({
        title: 'Failed to create tailored resume. Please try again.', // ERR-4
        variant: 'destructive',
        ...(description && { description }),
      });
    },
  });
  return { create, cancel: () => running.current?.abort() };
}
