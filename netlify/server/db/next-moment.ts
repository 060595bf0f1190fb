/** The `updatedAt` of a changed row: by it an editor knows what it has read, so no two states of a row have the same. */
export const nextMoment = (before: { updatedAt: Date }, now: Date): Date =>
  before.updatedAt < now ? now : new Date(before.updatedAt.getTime() + 1);
