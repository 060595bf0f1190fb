/** The clock of the assistant's frame, in milliseconds. */
export const AUTO_OPEN_MS = 5_000; // P-CHAT-2
export const FOLLOW_UP_MS = 10_000; // P-CHAT-2
export const AUTO_CLOSE_MS = 3_000; // P-CHAT-2
export const TYPING_MS = 2_000; // P-CHAT-6
