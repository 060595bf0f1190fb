import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { openSite } from '../../netlify/local/site.ts';
import { distFolder } from '../support/built-site.ts';
import { prepareFile, prepareFolder, type PreparedFiles } from './prepared-files.ts';
import { serveTls, type TlsServer } from './tls-server.ts';

/** The built site behind HTTP/2, TLS and brotli, with the headers that Netlify would send; built where nothing is. */
export async function serveBuiltSite(): Promise<TlsServer> {
  if (!existsSync(distFolder)) execFileSync('npm', ['run', '--silent', 'build:local'], { stdio: 'inherit' });
  const root = path.dirname(distFolder);
  const { headersFor } = await openSite(root, path.join(root, 'netlify.toml'));
  return serveTls(new Map([...(await prepareFolder(distFolder, headersFor)), ...(await prepareApi())]));
}

const MOST_POSTS = 100;

/** What the scripts of the blog ask for, as an edge holds it; without it each page would log errors. */
async function prepareApi(): Promise<PreparedFiles> {
  const counts = { viewCount: 1, likeCount: 1, shareCount: 1 };
  const answers: [string, unknown][] = [
    ['/api/blog/stats', {}],
    ['/api/blog/categories', []],
    ['/api/blog/posts', { posts: [] }],
    ['/api/blog-post', counts],
  ];
  for (let id = 1; id <= MOST_POSTS; id += 1)
    answers.push([`/api/blog/posts/${id}/analytics`, counts], [`/api/blog/posts/${id}/comments`, []]);
  const prepared = answers.map(
    async ([url, answer]) =>
      [url, await prepareFile('answer.json', Buffer.from(JSON.stringify(answer)))] as const,
  );
  return new Map(await Promise.all(prepared));
}
