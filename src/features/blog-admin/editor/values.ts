/** What stands in the editor's form, and how it goes to the server and back. */
import { z } from 'zod';

import { DraftKey, type DraftValues, PostStatus } from '#contracts/blog-post-input.ts';
import type { AdminPost } from '#contracts/blog-posts-admin.ts';
import { deviceDrafts } from '#lib/owner/device-drafts.ts';

const Ids = z.array(z.number());

/** Text fields are never null here: an input has no null. */
export const EditorValues = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  coverImage: z.string(),
  featured: z.boolean(),
  allowComments: z.boolean(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  readingTime: z.number().nullable(),
  categoryIds: Ids,
  tagIds: Ids,
});
export type EditorValues = z.infer<typeof EditorValues>;
export type ValueKey = keyof EditorValues;

/** With what only saving decides; `publishAt` is a date and time in the owner's zone, or empty for now. */
export const EditorForm = EditorValues.extend({ status: PostStatus, publishAt: z.string() });
export type EditorForm = z.infer<typeof EditorForm>;

export const BLANK: EditorForm = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  coverImage: '',
  featured: false,
  allowComments: true, // BA-11
  seoTitle: '',
  seoDescription: '',
  readingTime: null,
  categoryIds: [],
  tagIds: [],
  status: 'draft',
  publishAt: '',
};

export const FIELD_LABELS: Readonly<Record<ValueKey, string>> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  coverImage: 'Cover image',
  featured: 'Featured',
  allowComments: 'Allow comments',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  readingTime: 'Reading time',
  categoryIds: 'Categories',
  tagIds: 'Tags',
};

/** The fields in the order of the form. */
export const VALUE_KEYS = EditorValues.keyof().options;

/** A working copy or revision as the form shows it. */
export function valuesOf(draft: DraftValues): EditorValues {
  const { title, slug, content, featured, allowComments, readingTime, categoryIds, tagIds } = draft;
  return {
    ...{ title, slug, content, featured, allowComments, readingTime, categoryIds, tagIds },
    excerpt: draft.excerpt ?? '',
    coverImage: draft.coverImage ?? '',
    seoTitle: draft.seoTitle ?? '',
    seoDescription: draft.seoDescription ?? '',
  };
}

/** What the form holds, as a working copy; blank texts are none. */
export function draftOf(form: EditorValues): DraftValues {
  const { title, slug, content, featured, allowComments, readingTime, categoryIds, tagIds } = form;
  return {
    ...{ title, slug, content, featured, allowComments, readingTime, categoryIds, tagIds },
    excerpt: form.excerpt || null,
    coverImage: form.coverImage || null,
    seoTitle: form.seoTitle || null,
    seoDescription: form.seoDescription || null,
  };
}

/** A stored post as the form shows it. */
export function formOf(post: AdminPost): EditorForm {
  return { ...valuesOf(post), status: post.status, publishAt: localMinute(post.publishedAt) };
}

/** The fields in which two texts differ; the order of categories and tags says nothing. */
export function differences(one: EditorValues, other: EditorValues): ValueKey[] {
  return VALUE_KEYS.filter((key) => comparable(one[key]) !== comparable(other[key]));
}

export const isSameText = (one: EditorValues, other: EditorValues): boolean =>
  differences(one, other).length === 0;

/** Nothing was typed or chosen between the two. */
export function isSameForm(one: EditorForm, other: EditorForm): boolean {
  return one.status === other.status && one.publishAt === other.publishAt && isSameText(one, other);
}

function comparable(value: EditorValues[ValueKey]): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted((a, b) => a - b) : value);
}

/** A moment as an input of date and time takes it, in the zone of the browser: `2026-11-20T09:30`. */
export function localMinute(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return Number.isNaN(date.getTime()) ? '' : local.toISOString().slice(0, 16);
}

/** The moment of such an input; null for an empty or impossible one. */
export function momentOf(localMinuteText: string): string | null {
  const date = new Date(localMinuteText);
  return localMinuteText === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** An unsaved text of the editor on this device. */
const LocalDraft = z.object({
  form: EditorForm,
  /** `updatedAt` of the post that was edited. */
  basedOn: z.string().nullable(),
  /** The server's version of the working copy that this text follows. */
  version: z.number(),
  /** The server has this very text. */
  isSynced: z.boolean(),
  savedAt: z.string(),
  /** What was sent and not answered: the server may have it. */
  unanswered: z.array(EditorForm).optional(),
});
export type LocalDraft = z.infer<typeof LocalDraft>;

export const localDrafts = deviceDrafts('blogDraft', LocalDraft, ({ isSynced }) => !isSynced);

type Summary = { key: DraftKey; title: string; savedAt: string; isSynced: boolean };

/** Texts that were no post when this device last had them, newest first. */
export function newLocalDrafts(): Summary[] {
  return localDrafts
    .keys()
    .flatMap((text) => {
      const key = DraftKey.safeParse(text).data;
      const draft = key?.startsWith('new-') ? localDrafts.read(key) : undefined;
      if (!key || !draft) return [];
      const { form, savedAt, isSynced } = draft;
      return [{ key, title: form.title, savedAt, isSynced }];
    })
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** What the editor counts, as the server does. */
const WORDS_PER_MINUTE = 200; // B-POST-6

export function wordCount(markdown: string): number {
  return markdown.trim() === '' ? 0 : markdown.trim().split(/\s+/u).length;
}

/** B-POST-6 in minutes, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

/** When a post appears, in words that name the time zone. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which the owner's dates and times are meant: `Europe/Berlin`. */
export const zoneSentence = (timeZone = ZONE): string => `Your time zone: ${timeZone.replaceAll('_', ' ')}.`;

/** Nothing for a moment that is over, or none. */
export function scheduleSentence(at: string | null, now: number, timeZone = ZONE): string | undefined {
  if (at === null || Date.parse(at) <= now) return undefined;
  const moment = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(Date.parse(at));
  const zone = timeZone.replaceAll('_', ' ');
  return `It appears on ${moment}${moment.endsWith(zone) ? '' : ` (${zone})`}.`;
}

/** What becomes of a post that is published with a moment that is over (D17); nothing for any other. */
export const pastSentence = (at: string | null, now: number): string | undefined =>
  at !== null && Date.parse(at) <= now
    ? 'This moment is over: the post is public at once, with the date of now.'
    : undefined;
