import type { SocialPage } from '#contracts/social-cards.ts';
import { SOCIAL_PLATFORMS } from '#contracts/social-platforms.ts';

import type { Database } from '../../db/database.ts';
import { assertKnown, mainRoutes } from '../pages.ts';
import { cardOf } from './card.ts';
import { lint } from './lint.ts';
import { readSharedPage } from './page.ts';

/** The three pages of a run, or the one at `route`. @throws 422 for a page that is none of this site. */
export async function describePages(
  db: Database,
  route: string | undefined,
  now: Date,
): Promise<SocialPage[]> {
  if (route !== undefined) await assertKnown(db, route, now);
  const routes = route === undefined ? await mainRoutes(db, now) : [route];
  return Promise.all(routes.map(describePage));
}

async function describePage(route: string): Promise<SocialPage> {
  const page = await readSharedPage(route);
  if (!page) return { route, reason: 'The page cannot be read at the moment.', cards: [], problems: [] };
  const cards = SOCIAL_PLATFORMS.map((platform) => cardOf(page, platform));
  return { route, reason: null, cards, problems: lint(page) };
}
