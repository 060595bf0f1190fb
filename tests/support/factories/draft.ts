import type { DraftValues } from '#contracts/blog-post-input.ts';

/** What stands in an editor: empty fields, but for those that are given. */
export function draftValues(values: Partial<DraftValues> = {}): DraftValues {
  return {
    title: '',
    slug: '',
    excerpt: null,
    content: '',
    coverImage: null,
    featured: false,
    allowComments: true,
    seoTitle: null,
    seoDescription: null,
    readingTime: null,
    categoryIds: [],
    tagIds: [],
    ...values,
  };
}
