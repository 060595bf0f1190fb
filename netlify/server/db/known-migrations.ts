/** The migrations that this code was written for: part of each bundle, where their files are not. */
import journal from './migrations/meta/_journal.json' with { type: 'json' };

export const MIGRATIONS: readonly { tag: string; when: number }[] = journal.entries;
