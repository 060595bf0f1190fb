/** Publishes posts that the build does not know, and asks for their pages as a reader would. */
import { BlockList } from 'node:net';
import path from 'node:path';

import { endIntake, listen } from '../../netlify/local/listen.ts';
import { createListener } from '../../netlify/local/server.ts';
import { ROOT } from '../../netlify/local/settings.ts';
import { openSite } from '../../netlify/local/site.ts';
import type { Database } from '../../netlify/server/db/database.ts';
import { createPost } from '../../netlify/server/blog/publishing/service.ts';
import { freePort } from '../../netlify/local/free-port.ts';

const POSTS = 5;

/** Milliseconds from publishing to the last byte of the page on the site in `folder`: the slowest of five posts. */
export async function measurePublishing(db: Database, folder: string): Promise<number> {
  const site = await openSite(folder, path.join(ROOT, 'netlify.toml'));
  const port = await freePort();
  const servers = await listen(
    createListener({ functions: () => [], site: () => site, proxies: new BlockList(), log: () => {} }),
    ['127.0.0.1'],
    port,
  );
  try {
    let slowest = 0;
    for (let number = 1; number <= POSTS; number += 1)
      slowest = Math.max(slowest, await publishAndRead(db, `http://127.0.0.1:${port}`, number));
    return slowest;
  } finally {
    await endIntake(servers, 0);
  }
}

async function publishAndRead(db: Database, origin: string, number: number): Promise<number> {
  const title = `Just published ${number}`;
  const slug = `just-published-${number}`;
  const content = '## New\n\nSome words.';
  const startedAt = performance.now();
  await createPost(db, { title, slug, content, status: 'published', authorId: 1 }, new Date());
  const answer = await fetch(`${origin}/blog/${slug}`);
  const isThere = answer.ok && (await answer.text()).includes(title);
  if (!isThere) throw new Error(`${slug} is not there: ${answer.status}`);
  return performance.now() - startedAt;
}
