import { useEffect, useRef, useState } from 'react';

import type { ParsedJob } from '#contracts/jobs.ts';
import { api } from '#lib/api/api.ts';

import type { Incoming } from './incoming.ts';
import { jobAddressIn } from './job-address.ts';
import { JOB_FIELDS } from './job-form.ts';
import {
  filledFrom,
  filledSentence,
  readingAfter,
  readingWithout,
  type Filled,
  type Reading,
} from './page-fields.ts';
import type { JobFormApi } from './use-job-form.ts';

type Progress = { state: 'idle' | 'reading' } | { state: 'done'; filled: Filled; sentence: string };
type Session = {
  form: JobFormApi;
  reading: Reading | undefined;
  setReading: (reading: Reading | undefined) => void;
};

/** J-4 fills the form's untouched fields from the page of a job when its address is pasted, or from a text. */
export function usePageReading({ form, reading, setReading }: Session) {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const put = (texts: Filled) => {
    for (const name of JOB_FIELDS) {
      const text = texts[name];
      if (text === undefined) continue;
      if (name === 'status' || name === 'priority') continue; // no page knows them
      form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };
  const apply = (job: ParsedJob, source: 'page' | 'text') => {
    const filled = filledFrom(job, form.getValues(), reading);
    put(filled);
    const hasJob = job.posting.state === 'open' || job.posting.state === 'closed';
    if (hasJob) setReading(readingAfter(job, filled, reading));
    setProgress({ state: 'done', filled, sentence: filledSentence(filled, job.posting.state, source) });
  };
  const read = async (ask: (signal: AbortSignal) => Promise<ParsedJob>) => {
    running.current?.abort(); // a later address counts
    const { signal } = (running.current = new AbortController());
    setProgress({ state: 'reading' });
    try {
      const job = await ask(signal);
      if (!signal.aborted) apply(job, 'page');
    } catch (error) {
      if (signal.aborted) return;
      console.info('The page of the job could not be read:', error); // J-4: only logged
      setProgress({ state: 'idle' });
    }
  };

  return {
    progress,
    /** Takes what was read of a pasted text. */
    takeText: (job: ParsedJob) => apply(job, 'text'),
    /** Takes a pasted text into the field of the address; true when it is one, and its page is being read. */
    take: (text: string): boolean => {
      const address = jobAddressIn(text);
      if (address === undefined) return false;
      put({ jobUrl: address });
      void read((signal) => api.jobs.parseUrl.call({ url: address }, { signal }));
      return true;
    },
    /** Takes what the bookmark brought. */
    takeIncoming: ({ url, text }: Incoming) => {
      if (form.getValues('jobUrl').trim() === '') put({ jobUrl: url });
      void read((signal) => api.jobs.parseText.call({ text, url }, { signal }));
    },
    /** Empties the filled fields again, except what has been changed since. */
    undo: () => {
      if (progress.state !== 'done') return;
      const values = form.getValues();
      const untouched = JOB_FIELDS.filter((name) => progress.filled[name] === values[name]);
      put(Object.fromEntries(untouched.map((name) => [name, ''])));
      setReading(readingWithout(reading, untouched));
      setProgress({ state: 'idle' });
    },
  };
}
