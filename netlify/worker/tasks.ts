/**
 * What runs bounded, one line each: the code is loaded when its task is first asked for.
 *
 * A task takes one plain value and gives one; it must not need variables, the database or the network.
 */
import type { TaskTable } from '../server/bounded/answer-orders.ts';

export const tasks = {
  'parse-markdown': async () => (await import('../server/blog/markdown/parse-markdown.ts')).parseMarkdown,
  'try-markdown': async () => (await import('../server/blog/markdown/parse-markdown.ts')).tryMarkdown,
  'read-markdown-document': async () =>
    (await import('../server/blog/documents/import/markdown-document.ts')).readMarkdownDocument,
  'read-word-document': async () =>
    (await import('../server/blog/documents/import/word-document.ts')).readWordDocument,
  'read-job': async () => (await import('../server/jobs/posting/read-source.ts')).readSource,
  'read-resume': async () => (await import('../server/resumes/read/read-document.ts')).readDocument,
} satisfies TaskTable;
