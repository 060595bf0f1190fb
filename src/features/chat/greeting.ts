const AUTO_OPEN_MS = 5_000; // P-CHAT-2
const FOLLOW_UP_MS = 10_000; // P-CHAT-2
const AUTO_CLOSE_MS = 3_000; // P-CHAT-2

export type Greeting = {
  /** "Can I be of assistance?" */
  greet: () => void;
  /** "I'm here if you need anything" */
  followUp: () => void;
  leave: () => void;
};

/** Greets after 5 s, follows up 10 s later and leaves 3 s after that (P-CHAT-2), until it is stopped. */
export function scheduleGreeting({ greet, followUp, leave }: Greeting): () => void {
  let timer = setTimeout(() => {
    greet();
    timer = setTimeout(() => {
      followUp();
      timer = setTimeout(leave, AUTO_CLOSE_MS);
    }, FOLLOW_UP_MS);
  }, AUTO_OPEN_MS);
  return () => clearTimeout(timer);
}
