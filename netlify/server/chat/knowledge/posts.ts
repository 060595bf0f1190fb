/** A published post as the assistant reads it. */
export type PublishedPost = {
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  /** ISO 8601. */
  publishedAt: string;
  categories: string[];
  tags: string[];
};
