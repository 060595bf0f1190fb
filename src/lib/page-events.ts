/** How islands and page scripts speak to each other without importing one another. */
export type PageEvents = {
  /** Opens the game dialog. */
  'game:open': undefined;
  /** The particle trigger fired: the assistant offers the game (P-BG-2, P-CHAT-3). */
  'chat:offer-game': undefined;
  /** Opens the assistant as its floating button does. */
  'chat:open': undefined;
  /** Fills the contact form and scrolls to it; what the visitor typed is never overwritten. */
  'contact:prefill': { opportunityType?: string; message: string };
  /** The mobile notice is gone, or was never shown: the assistant's timer may start (D10). */
  'notice:closed': undefined;
};

/** Dispatches a page event on `document`. */
export function emit<Name extends keyof PageEvents>(
  name: Name,
  ...detail: PageEvents[Name] extends undefined ? [] : [PageEvents[Name]]
): void {
  document.dispatchEvent(new CustomEvent(name, { detail: detail[0] }));
}

/** Listens to a page event until the signal aborts. */
export function on<Name extends keyof PageEvents>(
  name: Name,
  listener: (detail: PageEvents[Name]) => void,
  options?: AddEventListenerOptions,
): void {
  document.addEventListener(name, (event) => listener((event as CustomEvent<PageEvents[Name]>).detail), options);
}
