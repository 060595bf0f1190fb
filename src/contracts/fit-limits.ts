/** Longest posting that is checked, in characters: known to the assistant's panel and the server. */
export const POSTING_MAXIMUM = 20_000;
