/** Sends a posting to be checked; what was checked last stays until the next answer is there. */
import { useRef, useState } from 'react';
import { fit } from 'virtual:public-api/fit';

import type { FitReport } from '#contracts/fit.ts';
import { phrase } from '#contracts/phrase.ts';
import { fieldErrorsOf, sentenceOf } from '#lib/api/api-request.ts';
import { call } from '#lib/api-routes/call.ts';

/** A page of a job is waited for 8 s by the server. */
const TIME_LIMIT_MS = 20_000;
const UNREACHABLE = phrase('The check could not be made. Please look at your connection and try again.');

type State = { report?: FitReport; error?: string; isPending: boolean };

export function useFitCheck() {
  const [state, setState] = useState<State>({ isPending: false });
  const running = useRef<AbortController>(null);

  const check = async (posting: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ isPending: true });
    try {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
      const report = await call(fit.check, { posting }, { signal });
      setState({ report, isPending: false });
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = fieldErrorsOf(error)['posting'] ?? sentenceOf(error, UNREACHABLE);
      setState({ error: message, isPending: false });
    }
  };

  const reset = () => {
    running.current?.abort();
    setState({ isPending: false });
  };

  return { ...state, check, reset };
}
