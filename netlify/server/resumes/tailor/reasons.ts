/** Why the tailoring did what it did, in a sentence. */
import type { ResumePages } from '#contracts/resume-views.ts';

import type { Difference } from './changes.ts';
import type { Relevance } from './relevance.ts';
import { sentencesOf } from './sentences.ts';

type Circumstances = {
  relevance: Relevance;
  pages: ResumePages;
  /** What the tailoring did: whatever else is different was the owner. */
  tailoring: Difference[];
};

/** The reason of a change; empty for what the owner did. */
export function reasonsFor({ relevance, pages, tailoring }: Circumstances) {
  const done = new Set(tailoring.map(keyOf));
  return (change: Difference): string => {
    if (!done.has(keyOf(change))) return '';
    const { kind, path, before, after } = change;
    const asked = relevance.requirementsAt(path).map(({ term }) => `“${term}”`);
    const answer = `the posting asks for ${[...new Set(asked)].join(', ')}.`;
    switch (kind) {
      case 'removed':
        return pages === 'all'
          ? 'Left out: the posting does not ask for it.'
          : `Left out to fit ${pages === '1' ? 'one page' : 'two pages'}.`;
      case 'moved':
        return asked.length > 0 ? `Put in this order: ${answer}` : 'Others answer the posting better.';
      case 'changed':
        if (path === 'summary' && sentencesOf(after).every(({ text }) => before.includes(text)))
          return 'Kept what answers the posting, in its order.';
        return asked.length > 0 ? `Worded for the posting: ${answer}` : 'Worded for the posting.';
      case 'added':
        return asked.length > 0 ? `Added: ${answer}` : 'Added from elsewhere in your base resume.';
    }
  };
}

/** Places move when the owner takes something out; their names do not. */
const keyOf = ({ kind, label, before, after }: Difference): string =>
  JSON.stringify([kind, label, before, after]);
