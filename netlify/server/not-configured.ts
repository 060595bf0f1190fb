/** A part of the server that needs configuration which is not there: answered with 503. */
export class NotConfiguredError extends Error {
  override name = 'NotConfiguredError';
}

/** What `read` gives, and nothing where the configuration that it needs is not there or not valid. */
export function configured<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotConfiguredError) return undefined;
    throw error;
  }
}
