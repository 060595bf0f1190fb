import type { Finding } from '#contracts/blog-admin.ts';
import type { DraftValues } from '#contracts/blog-post-input.ts';

import type { Database } from '../../db/database.ts';
import { readMarkdown } from '../markdown/markdown.ts';
import { checkCover, checkFields } from './fields.ts';
import { checkLinks } from './links.ts';
import { checkAlternatives, checkHeadings, checkLength } from './text.ts';

/** What to look at before publishing, warnings first and then in the order of the text: it never stops anybody. */
export async function checkPost(db: Database, values: DraftValues, now: Date): Promise<Finding[]> {
  const tree = await readMarkdown(values.content);
  const findings = [
    ...checkFields(values),
    ...(await checkCover(db, values)),
    ...checkAlternatives(tree),
    ...checkHeadings(tree),
    ...(await checkLinks(db, tree, values.slug, now)),
    ...checkLength(values.content),
  ];
  const rank = ({ severity, position }: Finding) =>
    (severity === 'warning' ? 0 : 1e9) + (position?.start ?? -1);
  return findings.sort((a, b) => rank(a) - rank(b));
}
