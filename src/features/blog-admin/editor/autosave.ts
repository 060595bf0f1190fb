/** Sends the text to the server when typing pauses, and says at any time where it is kept. */
import type { DraftValues } from '#contracts/blog-post-input.ts';
import { isRequestError } from '#lib/api/api-request.ts';

const AUTOSAVE_PAUSE_MS = 1_500;
const RETRY_MS = 5_000;
const RETRY_MAXIMUM_MS = 60_000;
const UNANSWERED_MAXIMUM = 20;

/** Where the text is, as `SaveStateText` says it. `refused` is the server's no, which only another text changes. */
export type SaveState =
  'unchanged' | 'local' | 'saving' | 'saved' | 'offline' | 'signedOut' | 'refused' | 'conflict';

type Options = {
  /** The server's version that the text on the screen follows. */
  version: number;
  /** @throws what the server answers. */
  save: (values: DraftValues, version: number) => Promise<{ version: number }>;
  onState: (state: SaveState, error?: unknown) => void;
};

export type Autosave = ReturnType<typeof createAutosave>;

export function createAutosave({ version, save, onState }: Options) {
  let pending: DraftValues | undefined;
  let inFlight: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_MS;
  let isHeld = false;
  let unanswered: DraftValues[] = [];

  const later = (waitMs: number) => {
    clearTimeout(timer);
    if (!isHeld) timer = setTimeout(() => void send(), waitMs);
  };
  const send = (): Promise<void> => {
    clearTimeout(timer);
    if (inFlight || !pending || isHeld) return inFlight ?? Promise.resolve();
    const values = pending;
    pending = undefined;
    onState('saving');
    inFlight = save(values, version).then(
      (saved) => {
        inFlight = undefined;
        succeed(saved.version);
      },
      (error: unknown) => {
        inFlight = undefined;
        fail(error, values);
      },
    );
    return inFlight;
  };
  const succeed = (newVersion: number) => {
    version = newVersion;
    retryMs = RETRY_MS;
    unanswered = [];
    onState(pending ? 'local' : 'saved');
    if (pending) later(AUTOSAVE_PAUSE_MS);
  };
  const fail = (error: unknown, values: DraftValues) => {
    pending ??= values;
    const state = stateAfter(error);
    isHeld ||= state === 'conflict' || state === 'signedOut';
    if (state === 'offline') unanswered = [...unanswered, values].slice(-UNANSWERED_MAXIMUM);
    onState(state, error);
    if (state !== 'offline') return;
    later(retryMs);
    retryMs = Math.min(retryMs * 2, RETRY_MAXIMUM_MS);
  };

  return {
    version: () => version,
    /** Texts that were sent since the last answer: the server may have any of them. */
    unanswered: (): readonly DraftValues[] => unanswered,
    /** The text has changed; it goes out once nothing changes for a while. */
    changed: (values: DraftValues) => {
      pending = values;
      if (!inFlight && !isHeld) onState('local');
      later(AUTOSAVE_PAUSE_MS);
    },
    /** Sends at once what has not been sent; resolves when the answer is there, whatever it is. */
    flush: async () => {
      await inFlight;
      await send();
    },
    /** The connection is back: what waits for another try goes out now. */
    retry: () => {
      if (pending) void send();
    },
    /** Sends nothing until `resume`, and resolves once nothing is on its way. */
    pause: async () => {
      isHeld = true;
      clearTimeout(timer);
      await inFlight;
    },
    /** Sends once more what has not been sent, and nothing after that: the text may be open elsewhere by then. */
    stop: async () => {
      await inFlight;
      await send();
      isHeld = true;
      clearTimeout(timer);
    },
    /** Goes on, perhaps on another version of the server. */
    resume: (newVersion = version) => {
      version = newVersion;
      isHeld = false;
      retryMs = RETRY_MS;
      if (pending) void send();
    },
  };
}

function stateAfter(error: unknown): SaveState {
  if (!isRequestError(error)) return 'offline';
  if (error.status === 401) return 'signedOut';
  if (error.status === 409) return 'conflict';
  const isPassing = error.status === 429 || error.status >= 500;
  return isPassing ? 'offline' : 'refused';
}
