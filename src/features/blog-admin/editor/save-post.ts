/** Saving a post: what goes to the server, and what its answer means for the form. */
import type { z } from 'zod';

import { PostFields, PostInput, PostPatch, type DraftKey } from '#contracts/blog-post-input.ts';
import { AdminPost } from '#contracts/blog-posts-admin.ts';
import { api } from '#lib/api/api.ts';
import { fieldErrorsOf } from '#lib/api/api-request.ts';
import type { Stored } from '#lib/owner/editing/editing.ts';
import { currentOf } from '#lib/owner/editing/versions.ts';
import type { Toast } from '#lib/page/toast-element.ts';

import {
  differences,
  draftOf,
  formOf,
  isSameText,
  momentOf,
  valuesOf,
  type EditorForm,
  type EditorValues,
} from './values.ts';

/** The stored post that a text is a change of. */
export type Base = Stored<EditorForm> & {
  /** None for a text that is no post yet. */
  id: number | undefined;
};

export type SaveRequest = Base & {
  key: DraftKey;
  form: EditorForm;
  /** The version of the working copy that has this text. */
  version: number;
  /** Texts of earlier tries whose answer was lost: the post may be any of them. */
  unanswered: readonly EditorForm[];
};

export const baseOf = (post: AdminPost): Base => ({
  id: post.id,
  values: formOf(post),
  updatedAt: post.updatedAt,
});

export function idOf(key: DraftKey): number | undefined {
  return key.startsWith('post-') ? Number(key.slice('post-'.length)) : undefined;
}

/** Creates or changes the post. @throws what the server answers. */
export async function savePost(request: SaveRequest): Promise<AdminPost> {
  try {
    return await sendPost(request);
  } catch (error) {
    const current = stalePost(error);
    if (!current) throw error;
    if (isWhatWasAsked(current, request)) return current;
    if (!request.unanswered.some((form) => isStoredAs(current, form))) throw error;
    return sendPost({ ...request, ...baseOf(current) });
  }
}

function sendPost(request: SaveRequest): Promise<AdminPost> {
  const { key, id, updatedAt, version } = request;
  const input = inputOf(request);
  const options = { signal: answerLimit(input.content) };
  if (id === undefined)
    return api.blogAdmin.posts.create.call({ ...input, draftKey: key, draftVersion: version }, options);
  const base = {
    ...(updatedAt === null ? {} : { updatedAt }),
    ...(version > 0 && idOf(key) === id ? { draftVersion: version } : {}),
  };
  return api.blogAdmin.posts.update.call({ id, ...input, ...base }, options);
}

/** What a save has done, and where to look at it once readers can. */
export function savedToast(base: Base, { status, publishedAt, slug }: AdminPost, now: number): Toast {
  if (status !== 'published' || base.values.status === 'published')
    return { title: base.id === undefined ? 'Post created' : 'Post updated' };
  if (publishedAt !== null && Date.parse(publishedAt) > now) return { title: 'Post scheduled' };
  return { title: 'Post published', action: { label: 'View', href: `/blog/${slug}` } };
}

const ANSWER_LIMIT_MS = 60_000;
/** Two characters in a millisecond: what a line of 16 kbit/s carries. */
const CHARACTER_MS = 0.5;

/** When a connection that hangs counts as none: a long text may take minutes on a bad line. */
export const answerLimit = (content = '', limitMs = ANSWER_LIMIT_MS): AbortSignal =>
  AbortSignal.timeout(Math.round(limitMs + content.length * CHARACTER_MS));

/** An earlier try whose answer was lost has saved this already. */
function isWhatWasAsked(current: AdminPost, { form, values }: SaveRequest): boolean {
  const stored = formOf(current);
  const isOnTime = form.publishAt === values.publishAt || form.publishAt === stored.publishAt;
  return stored.status === form.status && isOnTime && isStoredAs(current, form);
}

/** The post has this text, as the server stores it: without blanks at the ends, with a slug of its own. */
function isStoredAs(current: AdminPost, form: EditorValues): boolean {
  const { slug, ...others } = draftOf(form);
  const text = PostFields.omit({ slug: true, status: true, publishedAt: true }).safeParse(others).data;
  const stored = formOf(current);
  return (
    text !== undefined && differences(stored, valuesOf({ ...text, slug: slug || stored.slug })).length === 0
  );
}

/** A date that was not touched is not sent: publishing then takes the server's own moment (D17). */
function inputOf({ key, form, values }: Pick<SaveRequest, 'key' | 'form' | 'values'>) {
  const { slug, ...others } = draftOf(form);
  const isSlugLeft = slug === '' && idOf(key) === undefined;
  return {
    ...others,
    ...(isSlugLeft ? {} : { slug }),
    status: form.status,
    ...(form.publishAt === values.publishAt ? {} : { publishedAt: momentOf(form.publishAt) }),
  };
}

/** Messages by field of what the server would refuse (BA-7); empty when it would take it. */
export function formErrors(
  request: Pick<SaveRequest, 'key' | 'id' | 'form' | 'values'>,
): Record<string, string> {
  const schema = request.id === undefined ? PostInput : PostPatch;
  const { error } = schema.safeParse(inputOf(request));
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map((issue) => [fieldOf(issue), issue.message]),
  );
}

function fieldOf({ path }: z.core.$ZodIssue): string {
  const name = String(path[0] ?? 'title');
  return name === 'publishedAt' ? 'publishAt' : name;
}

/** The post as it is stored now, when the save was refused because another one came before (409 `STALE`). */
export const stalePost = (error: unknown): AdminPost | undefined => currentOf(error, AdminPost);

/** Messages by the form's field of a refused save. */
export function refusedFields(error: unknown): Record<string, string> {
  const { publishedAt, ...others } = fieldErrorsOf(error);
  return publishedAt ? { ...others, publishAt: publishedAt } : others;
}

const COPY_LIMIT_MS = 5_000;

/**
 * Takes away the working copy that a save cannot name, because an answer was lost before or it was written under
 * another key than the post's. A copy that somebody else has written stays.
 */
export async function forgetOwnCopy(
  { key, id, unanswered, version }: SaveRequest,
  copies: readonly EditorForm[],
): Promise<void> {
  const sent = [...copies, ...unanswered];
  if (sent.length === 0 && idOf(key) === id) return;
  const options = { signal: AbortSignal.timeout(COPY_LIMIT_MS) };
  try {
    const stored = await api.blogAdmin.drafts.get.call({ key }, options);
    const values = valuesOf(stored.values);
    const isOwn = stored.version === version || sent.some((one) => isSameText(one, values));
    const request = { params: { key }, query: { version: stored.version } };
    if (isOwn) await api.blogAdmin.drafts.discard.call(request, options);
  } catch {
    // There is none, or it stays: the list of unsaved texts shows it.
  }
}
