import { useMutation } from '@tanstack/react-query';

import { api } from '#lib/api/api.ts';

export type HealthCheck = ReturnType<typeof useHealthCheck>;

/** A-CRT-3 a check by hand: it reads, but each result is kept. */
export const useHealthCheck = () =>
  useMutation(
    api.certificates.health.mutationOptions({
      meta: {
        failure: 'Health Check Failed: Unable to check certificate health', // ERR-2
        refreshes: [api.certificates.key()],
      },
    }),
  );
