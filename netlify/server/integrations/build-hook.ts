/** Asks for a new build of the site: Netlify's build hook, or whoever rebuilds on this machine. */
import { env } from '../env.ts';
import { configured } from '../not-configured.ts';

const TIME_LIMIT_MS = 5_000;

export type BuildAnswer =
  | { ok: true }
  /** `error` is one word, and the reason where there is one; a build `mayHaveStarted` when nobody answered in time. */
  | { ok: false; error: string; mayHaveStarted: boolean };

type Rebuild = () => Promise<void>;

export type BuildHook = {
  /** Netlify builds at a price: its hook is called sparingly. */
  isMetered: boolean;
  call: () => Promise<BuildAnswer>;
};

let rebuildHere: Rebuild | undefined;

/**
 * Registers who rebuilds the site where no BUILD_HOOK_URL is set: the local host. `rebuild` resolves when the
 * new site is served and rejects when the old one stays; it never runs twice at a time.
 *
 * @returns how to take it back
 */
export function onBuildRequested(rebuild: Rebuild): () => void {
  const coalesced = oneAtATime(rebuild);
  rebuildHere = coalesced;
  return () => {
    if (rebuildHere === coalesced) rebuildHere = undefined;
  };
}

const NOT_VALID: BuildAnswer = { ok: false, error: 'BUILD_HOOK_URL_NOT_VALID', mayHaveStarted: false };

/** The hook of this instance, if it has one; one whose address is not valid fails, so that the owner sees it. */
export function buildHook(): BuildHook | undefined {
  const asked = configured(() => ({ url: env().BUILD_HOOK_URL }));
  if (!asked) return { isMetered: true, call: () => Promise.resolve(NOT_VALID) };
  const { url } = asked;
  if (url) return { isMetered: true, call: () => callUrl(url) };
  const rebuild = rebuildHere;
  return rebuild && { isMetered: false, call: () => callRebuild(rebuild) };
}

async function callUrl(url: string): Promise<BuildAnswer> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(url, { method: 'POST', body: '{}', redirect: 'error', signal });
    await response.body?.cancel();
    if (response.ok) return { ok: true };
    return { ok: false, error: `HTTP_${response.status}`, mayHaveStarted: false };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return { ok: false, error: isTimeout ? 'TIMEOUT' : 'UNREACHABLE', mayHaveStarted: isTimeout };
  }
}

async function callRebuild(rebuild: Rebuild): Promise<BuildAnswer> {
  try {
    await rebuild();
    return { ok: true };
  } catch (error) {
    console.error('The site could not be rebuilt; the old one stays.', error);
    const reason = error instanceof Error ? error.message : 'it did not say why';
    return { ok: false, error: `BUILD_FAILED: ${reason}`, mayHaveStarted: false };
  }
}

/** Whoever asks while a run is under way gets the next one, together with all others who do. */
function oneAtATime(run: Rebuild): Rebuild {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
  const startNext = () => {
    next = undefined;
    return start();
  };
  return () => {
    if (!running) return start();
    next ??= running.then(startNext, startNext);
    return next;
  };
}
