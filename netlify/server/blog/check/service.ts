import type { Finding } from '#contracts/blog-admin.ts';
import { type DraftValues, SEO_DESCRIPTION_MAXIMUM, SEO_TITLE_MAXIMUM } from '#contracts/blog-post-input.ts';

import type { Database } from '../../db/database.ts';
import { readMarkdown } from '../markdown/markdown.ts';
import { checkLinks } from './links.ts';
import { checkAlternatives, checkHeadings, checkLength } from './text.ts';
import { fileIdOf, findFiles } from '../../files/look-up.ts';

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

/** What social cards are cut from. */
const COVER_WIDTH_PX = 1_200;
const COVER_HEIGHT_PX = 630;

type Field = Finding['field'];
const finding = (
  rule: Finding['rule'],
  severity: Finding['severity'],
  field: Field,
  message: string,
): Finding => ({ rule, severity, field, message, position: null });

/** Title and descriptions, as B-SEO-1 would cut them, and what is missing. */
function checkFields(values: DraftValues): Finding[] {
  const { title, excerpt, seoTitle, seoDescription, categoryIds } = values;
  const findings: Finding[] = [];
  const shownTitle = seoTitle?.trim() || title.trim();
  const titleField = seoTitle?.trim() ? 'seoTitle' : 'title';
  if (shownTitle.length > SEO_TITLE_MAXIMUM)
    findings.push(
      finding(
        'titleLong',
        'hint',
        titleField,
        `Search results cut this title after ${SEO_TITLE_MAXIMUM} characters.`,
      ),
    );
  const description = seoDescription?.trim() || excerpt?.trim() || '';
  const descriptionField = seoDescription?.trim() ? 'seoDescription' : 'excerpt';
  if (description === '')
    findings.push(
      finding('descriptionMissing', 'hint', 'seoDescription', 'Search results have no description to show.'),
    );
  else if (description.length > SEO_DESCRIPTION_MAXIMUM)
    findings.push(
      finding(
        'descriptionLong',
        'hint',
        descriptionField,
        `Search results cut this after ${SEO_DESCRIPTION_MAXIMUM} characters.`,
      ),
    );
  if (!excerpt?.trim())
    findings.push(finding('excerptMissing', 'hint', 'excerpt', 'The card of this post has no excerpt.'));
  if (categoryIds.length === 0)
    findings.push(finding('categoryMissing', 'hint', 'categoryIds', 'This post is in no category.'));
  return findings;
}

/** The cover: whether there is one, readers may see it, and it is large enough for a card. */
async function checkCover(db: Database, { coverImage }: DraftValues): Promise<Finding[]> {
  if (!coverImage?.trim())
    return [finding('coverMissing', 'hint', 'coverImage', 'This post has no cover image.')];
  const id = fileIdOf(coverImage);
  if (id === undefined) return [];
  const file = (await findFiles(db, [id])).get(id);
  if (!file?.isPublic)
    return [
      finding(
        'coverPrivate',
        'warning',
        'coverImage',
        'Readers cannot see the cover: the file is private or was deleted.',
      ),
    ];
  const { width, height } = file;
  if (width === null || height === null || (width >= COVER_WIDTH_PX && height >= COVER_HEIGHT_PX)) return [];
  const message = `The cover has ${width} × ${height} pixels; cards need ${COVER_WIDTH_PX} × ${COVER_HEIGHT_PX}.`;
  return [finding('coverSmall', 'warning', 'coverImage', message)];
}
