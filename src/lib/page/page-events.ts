/**
 * How islands and page scripts speak to each other without importing one another.
 *
 * An event that nobody hears yet waits for its first listener. So `game:open` may wake an island that
 * still has to load: the island calls `on('game:open', …)` when it mounts and gets the call that woke it.
 */
export type PageEvents = {
  'game:open': undefined;
  /** The particle trigger fired: the assistant offers the game (P-BG-2, P-CHAT-3). */
  'chat:offer-game': undefined;
  /** Opens the assistant as its floating button does. */
  'chat:open': undefined;
  /** Closes the assistant, as its close button does. */
  'chat:close': undefined;
  /** Fills the contact form and scrolls to it; what the visitor typed is never overwritten. */
  'contact:prefill': { opportunityType?: string; message: string };
  /** The mobile notice is gone, or was never shown: the assistant's timer may start (D10). */
  'notice:closed': undefined;
};

const unheard = new Map<string, Event>();

/** Dispatches a page event on `document`; the latest of each name is kept for `on` if nobody hears it. */
export function emit<Name extends keyof PageEvents>(
  name: Name,
  ...detail: PageEvents[Name] extends undefined ? [] : [PageEvents[Name]]
): void {
  const event = new CustomEvent(name, { detail: detail[0], cancelable: true });
  if (document.dispatchEvent(event)) unheard.set(name, event);
}

/** Listens to a page event until the signal aborts, starting with one that fired before anybody listened. */
export function on<Name extends keyof PageEvents>(
  name: Name,
  listener: (detail: PageEvents[Name]) => void,
  options?: AddEventListenerOptions,
): void {
  const hear = (event: Event) => {
    event.preventDefault(); // tells `emit` that somebody heard it
    listener((event as CustomEvent<PageEvents[Name]>).detail);
  };
  const waiting = unheard.get(name);
  unheard.delete(name);
  if (waiting) hear(waiting);
  if (!waiting || !options?.once) document.addEventListener(name, hear, options);
}
