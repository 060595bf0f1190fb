/** Ids that the page of a post uses itself; a heading of that name gets a number. */
export const POST_PAGE_IDS = ['main', 'contents', 'comments', 'related'] as const;
