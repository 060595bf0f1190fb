/** Preview links: who has one sees one text as it stands in the editor, whatever readers see. */
import type { Post } from '#contracts/blog.ts';
import { DraftKey, type DraftValues } from '#contracts/blog-post-input.ts';
import { Id } from '#contracts/values.ts';

import * as posts from '../posts/view.ts';
import * as repository from './repository.ts';
import { notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import { readingTimeOf, toPost } from '../published/post-view.ts';
import { recordActivity } from '../../activity/record.ts';
import type { Database } from '../../db/database.ts';
import { siteOrigin } from '../../env.ts';
import { awaitsPost, fileIdsIn, findFiles } from '../../files/look-up.ts';
import { signPictureAccess } from '../../files/picture-access.ts';
import { findDraft } from '../drafts/service.ts';
import * as taxonomy from '../taxonomy/service.ts';
import { readToken, signToken } from '../../api/session/tokens.ts';

const NOT_SAVED = { id: 0, status: 'draft', viewCount: 0, likeCount: 0, shareCount: 0 } as const;

const PREVIEW_DAYS = 7;
const PREVIEW_MS = PREVIEW_DAYS * 24 * 60 * 60 * 1000;

/** A link that shows the text for a week, or until it is revoked. @throws 404 when there is no such text. */
export async function makePreviewLink(context: OwnerContext, key: DraftKey) {
  const now = context.now();
  const expiresAt = new Date(now.getTime() + PREVIEW_MS);
  const { id } = await context.db.transaction(async (tx) => {
    if (!(await findText(tx, key, now))) notFound('text');
    const link = await repository.insertLink(tx, {
      key,
      madeBy: context.owner.id,
      createdAt: now,
      expiresAt,
    });
    const details = { link: link.id, expiresAt };
    await recordActivity(tx, context, 'shared a preview', 'blog_post', postIdOf(key), details);
    return link;
  });
  const token = await signPreview(id, now, expiresAt);
  return { id, url: new URL(`/blog/preview/${token}`, siteOrigin()).href, expiresAt };
}

/** The links that show something now; the address of none can be had again. */
export const listPreviewLinks = (db: Database, key: DraftKey | undefined, now: Date) =>
  repository.listLinks(db, key, now);

/** From now on the link shows nothing. @throws 404 for an unknown one. */
export function revokePreviewLink(context: OwnerContext, id: number) {
  return context.db.transaction(async (tx) => {
    const link = (await repository.deleteLink(tx, id)) ?? notFound('preview link');
    const postId = postIdOf(DraftKey.parse(link.key));
    await recordActivity(tx, context, 'revoked a preview', 'blog_post', postId, { link: id });
    return { id };
  });
}

/** A text, and what the addresses of the pictures that came with it end with for who may see it. */
export type Preview = { post: Post; pictureAccess: string };

/** What a preview link shows now; nothing for a link that is forged, revoked or over, or whose text is gone. */
export async function findPreview(db: Database, token: string, now: Date): Promise<Preview | undefined> {
  const link = await linkOf(db, token, now);
  const post = link && (await findText(db, DraftKey.parse(link.key), now));
  if (!post) return undefined;
  const files = [...(await findFiles(db, fileIdsIn(post.content))).values()];
  const waiting = files.filter(awaitsPost).map(({ id }) => id);
  return { post, pictureAccess: await signPictureAccess(post.id, now, waiting) };
}

/** The post with the unsaved text of the editor, if there is one, in its place. */
async function findText(db: Database, key: DraftKey, now: Date): Promise<Post | undefined> {
  const postId = postIdOf(key);
  const found = postId === undefined ? undefined : await posts.findPost(db, postId);
  if (postId !== undefined && !found) return undefined;
  const draft = await findDraft(db, key);
  const stored = found && toPost(found.row);
  if (!draft) return stored;
  return { ...(stored ?? newPost(draft.updatedAt)), ...(await shownOf(db, draft.values, now)) };
}

const postIdOf = (key: DraftKey) => (key.startsWith('post-') ? Number(key.slice('post-'.length)) : undefined);

async function shownOf(db: Database, values: DraftValues, now: Date) {
  const { title, excerpt, content, coverImage, featured, allowComments, seoTitle, seoDescription } = values;
  const [categories, tags] = [await taxonomy.categories.list(db, now), await taxonomy.tags.list(db, now)];
  return {
    ...{ excerpt, content, coverImage, featured, allowComments, seoTitle, seoDescription },
    title: title.trim() || 'Untitled',
    readingTime: values.readingTime ?? readingTimeOf(content.match(/\S+/g)?.length ?? 0),
    categories: categories.filter(({ id, isActive }) => isActive && values.categoryIds.includes(id)),
    tags: tags.filter(({ id, isActive }) => isActive && values.tagIds.includes(id)),
  };
}

function newPost(moment: Date) {
  const [createdAt, updatedAt] = [moment.toISOString(), moment.toISOString()];
  const author = { firstName: '', lastName: '' };
  return { ...NOT_SAVED, slug: 'preview', author, createdAt, updatedAt, publishedAt: null };
}

const TOKEN = { audience: 'blog-preview', typ: 'preview+jwt', claims: ['link'] } as const;

/** @throws {NotConfiguredError} without `SIGNING_KEYS`. */
const signPreview = (link: number, now: Date, expire: Date): Promise<string> =>
  signToken(TOKEN, { link }, { now, expire });

/**
 * The link that a token is of; nothing for one that is forged, expired, revoked or of another kind. A restored backup
 * gives ids again that were given after it: the link must have been made when the token was.
 */
async function linkOf(db: Database, token: string, now: Date): Promise<repository.LinkRow | undefined> {
  const claims = await readToken(TOKEN, token, now);
  const id = Id.safeParse(claims?.['link']).data;
  const link = id === undefined ? undefined : await repository.findLink(db, id, now);
  return link && claims?.iat === Math.floor(link.createdAt.getTime() / 1000) ? link : undefined;
}
