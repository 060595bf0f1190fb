import { useEffect, useRef, useState } from 'react';

import { api } from '#lib/api.ts';

import { jobAddressIn } from './job-address.ts';
import { JOB_FIELDS } from './job-form.ts';
import { filledFrom, filledSentence, type Filled } from './page-fields.ts';
import type { JobFormApi } from './use-job-form.ts';

type Reading = { state: 'idle' | 'reading' } | { state: 'done'; filled: Filled; sentence: string };

/** J-4 fills the form's empty fields from the page of a job when its address is pasted. */
export function usePageReading(form: JobFormApi) {
  const [reading, setReading] = useState<Reading>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (url: string) => {
    running.current?.abort(); // a later address counts
    const { signal } = (running.current = new AbortController());
    setReading({ state: 'reading' });
    try {
      const page = await api.jobs.parseUrl.call({ url }, { signal });
      if (signal.aborted) return;
      const filled = filledFrom(page, form.getValues());
      put(filled);
      setReading({ state: 'done', filled, sentence: filledSentence(filled) });
    } catch (error) {
      if (signal.aborted) return;
      console.info('The page of the job could not be read:', error); // J-4: only logged
      setReading({ state: 'idle' });
    }
  };
  const put = (texts: Filled) => {
    for (const name of JOB_FIELDS) {
      const text = texts[name];
      if (text === undefined) continue;
      if (name === 'status' || name === 'priority') continue; // no page knows them
      form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };

  return {
    reading,
    /** Takes a pasted text into the field of the address; true when it is one, and its page is being read. */
    take: (text: string): boolean => {
      const address = jobAddressIn(text);
      if (address === undefined) return false;
      put({ jobUrl: address });
      void read(address);
      return true;
    },
    /** Empties the filled fields again, except what has been changed since. */
    undo: () => {
      if (reading.state !== 'done') return;
      const values = form.getValues();
      const untouched = JOB_FIELDS.filter((name) => reading.filled[name] === values[name]);
      put(Object.fromEntries(untouched.map((name) => [name, ''])));
      setReading({ state: 'idle' });
    },
  };
}
