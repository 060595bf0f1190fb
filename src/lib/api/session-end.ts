/** How any call tells the open screen that the session has ended, and the screen that it goes on. */
type Listener = () => void;

const ended = new Set<Listener>();
const renewed = new Set<Listener>();

const listenTo = (listeners: Set<Listener>) => (listener: Listener) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const tell = (listeners: Set<Listener>) => () => {
  for (const listener of listeners) listener();
};

/** A call of the signed-in owner was answered 401: the screen asks to sign in again and keeps its contents. */
export const tellSessionEnded = tell(ended);
/** Returns how to stop listening. */
export const onSessionEnded = listenTo(ended);

/** The owner signed in again: what failed with 401 can be sent once more. */
export const tellSessionRenewed = tell(renewed);
/** Returns how to stop listening. */
export const onSessionRenewed = listenTo(renewed);
