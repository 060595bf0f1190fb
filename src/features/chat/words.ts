/** What the assistant says by itself. */
export const GREETING_LINES = ['Can I be of assistance?', "I'm here if you need anything"] as const; // P-CHAT-2
export const DECLINED = 'Oh...'; // P-CHAT-4
export const FAILURE =
  "I apologize, but I'm having trouble responding right now. Please try again in a moment."; // P-CHAT-8
export const GAME_OFFER = 'You seem to enjoy the particles. Would you like to play a quick game?'; // P-CHAT-3
export const GAME_OPENS = 'The game is open. Good luck!';
