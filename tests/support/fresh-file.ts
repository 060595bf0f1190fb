/**
 * Each test file starts as in a process of its own, though the next one shares it: libraries stay loaded (a third of
 * all time went into loading them again), our own modules, stubbed globals and variables do not.
 */
import { vi } from 'vitest';

declare global {
  /** The variables that this process was started with. */
  var firstVariables: NodeJS.ProcessEnv | undefined;
}

globalThis.firstVariables ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in globalThis.firstVariables)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, globalThis.firstVariables);
vi.unstubAllGlobals();
vi.resetModules();
