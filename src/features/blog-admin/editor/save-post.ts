/** Saving a post: what goes to the server, and what its answer means for the form. */
import type { z } from 'zod';

import { PostInput, PostPatch, type DraftKey } from '#contracts/blog-post-input.ts';
import { AdminPost } from '#contracts/blog-posts-admin.ts';
import { api } from '#lib/api.ts';
import { apiRequest, fieldErrorsOf, isRequestError } from '#lib/api-request.ts';
import { tellSessionEnded } from '#lib/session-end.ts';

import { draftOf, momentOf, type EditorForm } from './values.ts';

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
export function savePost(request: SaveRequest): Promise<AdminPost> {
  const { key, basedOn, version } = request;
  const id = idOf(key);
  if (id === undefined) return createPost({ ...inputOf(request), draftKey: key });
  return api.blogAdmin.posts.update.call({
    id,
    ...inputOf(request),
    ...(basedOn === null ? {} : { updatedAt: basedOn }),
    ...(version > 0 ? { draftVersion: version } : {}),
  });
}

let lastCreation = { body: '', idempotencyKey: '' };

/** The same text sent again, because its answer was lost, makes no second post. */
async function createPost(input: object): Promise<AdminPost> {
  const body = JSON.stringify(input);
  if (lastCreation.body !== body) lastCreation = { body, idempotencyKey: crypto.randomUUID() };
  const headers = { 'Idempotency-Key': lastCreation.idempotencyKey };
  try {
    return AdminPost.parse(
      await apiRequest('/api/blog/admin/posts', { method: 'POST', body: input, headers }),
    );
  } catch (error) {
    if (isRequestError(error) && error.status === 401) tellSessionEnded();
    throw error;
  }
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
  const body = isRequestError(error) && error.status === 409 ? error.body : undefined;
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
  return AdminPost.safeParse(current).data;
}

/** Messages by the form's field of a refused save. */
export function refusedFields(error: unknown): Record<string, string> {
  const { publishedAt, ...others } = fieldErrorsOf(error);
  return publishedAt ? { ...others, publishAt: publishedAt } : others;
}
