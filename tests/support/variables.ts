import { onTestFinished, vi } from 'vitest';

import { reloadEnv } from '#server/env.ts';

/** Sets variables of the environment until the running test ends. */
export function setVariables(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  reloadEnv();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    reloadEnv();
  });
}
