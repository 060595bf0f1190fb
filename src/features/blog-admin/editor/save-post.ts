/** Saving a post: what goes to the server, and what its answer means for the form. */
import type { z } from 'zod';

import { PostInput, PostPatch, type DraftKey } from '#contracts/blog-post-input.ts';
import { AdminPost } from '#contracts/blog-posts-admin.ts';
import { fieldErrorsOf } from '#lib/api-request.ts';
import { sendOnce } from '#lib/send-once.ts';
import { currentOf } from '#lib/stale.ts';

import { differences, draftOf, formOf, momentOf, type EditorForm } from './values.ts';

export type SaveRequest = {
  key: DraftKey;
  form: EditorForm;
  saved: EditorForm;
  basedOn: string | null;
  /** The version of the working copy that has this text. */
  version: number;
};

export function idOf(key: DraftKey): number | undefined {
  return key.startsWith('post-') ? Number(key.slice('post-'.length)) : undefined;
}

/** Creates or changes the post. @throws what the server answers. */
export async function savePost(request: SaveRequest): Promise<AdminPost> {
  const { key, basedOn, version } = request;
  const id = idOf(key);
  if (id === undefined) return send('POST', POSTS, { ...inputOf(request), draftKey: key });
  const change = {
    ...inputOf(request),
    ...(basedOn === null ? {} : { updatedAt: basedOn }),
    ...(version > 0 ? { draftVersion: version } : {}),
  };
  try {
    return await send('PUT', `${POSTS}/${id}`, change);
  } catch (error) {
    const current = stalePost(error);
    if (current && isWhatWasAsked(current, request)) return current;
    throw error;
  }
}

const POSTS = '/api/blog/admin/posts';
const ANSWER_LIMIT_MS = 60_000;

/** The same text sent again, because its answer was lost, makes no second post and no second revision. */
function send(method: 'POST' | 'PUT', path: string, body: object): Promise<AdminPost> {
  return sendOnce({ method, path, body, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }, AdminPost);
}

/** An earlier try whose answer was lost has saved this already. */
function isWhatWasAsked(current: AdminPost, { form, saved }: SaveRequest): boolean {
  const stored = formOf(current);
  const isOnTime = form.publishAt === saved.publishAt || form.publishAt === stored.publishAt;
  return stored.status === form.status && isOnTime && differences(stored, form).length === 0;
}

/** A date that was not touched is not sent: publishing then takes the server's own moment (D17). */
function inputOf({ key, form, saved }: SaveRequest) {
  const { slug, ...others } = draftOf(form);
  const isSlugLeft = slug === '' && idOf(key) === undefined;
  return {
    ...others,
    ...(isSlugLeft ? {} : { slug }),
    status: form.status,
    ...(form.publishAt === saved.publishAt ? {} : { publishedAt: momentOf(form.publishAt) }),
  };
}

/** Messages by field of what the server would refuse (BA-7); empty when it would take it. */
export function formErrors(request: SaveRequest): Record<string, string> {
  const schema = idOf(request.key) === undefined ? PostInput : PostPatch;
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
export function stalePost(error: unknown): AdminPost | undefined {
  return currentOf(error, AdminPost);
}

/** Messages by the form's field of a refused save. */
export function refusedFields(error: unknown): Record<string, string> {
  const { publishedAt, ...others } = fieldErrorsOf(error);
  return publishedAt ? { ...others, publishAt: publishedAt } : others;
}
