/** Bounds of a conversation, known to the widget and the server. */

/** Longest message of a visitor, in characters (D1). */
export const CHAT_MESSAGE_LIMIT = 2_000;
/** Longest history that is accepted. */
export const CHAT_HISTORY_LIMIT = 500;
/** Turns of the history that an answer considers (D1). */
export const CHAT_HISTORY_TURNS = 20;
/** In characters, of a question that is kept: the beginning of a longer one tells what it was about. */
export const QUESTION_MAXIMUM = 300;
