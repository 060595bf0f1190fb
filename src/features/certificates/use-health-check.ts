import { api, useChange } from '#lib/api/api.ts';

export type HealthCheck = ReturnType<typeof useHealthCheck>;

/** A-CRT-3 a check by hand: it reads, but each result is kept. */
export const useHealthCheck = () =>
  useChange(api.certificates.health, {
    failure: 'Health Check Failed: Unable to check certificate health', // ERR-2
    refreshes: [api.certificates.key()],
  });
