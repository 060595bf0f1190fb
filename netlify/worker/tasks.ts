/**
 * What runs bounded, one line each: the code is loaded when its task is first asked for.
 *
 * A task takes one plain value and gives one; it must not need variables, the database or the network.
 */
import type { TaskTable } from '../server/bounded/answer-orders.ts';

export const tasks = {
  'read-resume': async () => (await import('../server/resumes/read/read-document.ts')).readDocument,
} satisfies TaskTable;
