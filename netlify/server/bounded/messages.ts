/** What the server and the process that works for it say to each other; payloads are `v8.serialize`d. */
export type Order = { task: string; input: Uint8Array };

/** A refusal is an `apiError` that the task threw itself. */
export type Refusal = { status: number; code: string; message: string; data: Record<string, unknown> };

export type Report =
  | { kind: 'loaded' }
  | { kind: 'done'; output: Uint8Array }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; frames: string };
