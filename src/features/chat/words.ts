/** What the assistant says by itself. */
import { phrase } from '#contracts/phrase.ts';

export const GREETING_LINES = [
  phrase('Can I be of assistance?'),
  phrase("I'm here if you need anything"),
] as const; // P-CHAT-2
export const DECLINED = phrase('Oh...'); // P-CHAT-4
export const FAILURE = phrase(
  "I apologize, but I'm having trouble responding right now. Please try again in a moment.",
); // P-CHAT-8
export const GAME_OFFER = phrase('You seem to enjoy the particles. Would you like to play a quick game?'); // P-CHAT-3
export const GAME_OPENS = phrase('The game is open. Good luck!');
/** The answers to the offer. */
export const YES = phrase('Yes');
export const NO = phrase('No');
