import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { isRequestError } from '#lib/api/api-request.ts';

import { breakOf } from './broken-words.ts';
import { verifyAll } from './verify.ts';

/** The check of the whole log, and how far it is; it ends where its screen is left. */
export function useCheck() {
  const [checked, setChecked] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const check = useMutation({
    mutationFn: () => {
      const { signal } = (running.current = new AbortController());
      setChecked(0);
      return verifyAll(
        (after) => api.activity.verify.call(after === undefined ? {} : { after }, { signal }),
        setChecked,
      );
    },
  });
  return { ...check, checked };
}

/** Signs where the log ends now; what is broken is never signed. */
export function useSign() {
  const sign = useChange(api.activity.makeCheckpoint, {
    success: 'Log signed',
    refreshes: [api.activity.checkpoints.key()],
  });
  const { error } = sign;
  const broken = isRequestError(error) && error.status === 409 ? breakOf(error.body) : undefined;
  return { ...sign, broken };
}
