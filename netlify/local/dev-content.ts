/** While `npm run dev` runs: errors of the content are shown in place of the pages, which come back when they are mended. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';

import { checkContent } from '../content/check-content.ts';
import { contentFolder } from '../server/content/folder.ts';
import { readBrand } from '../server/content/site-content.ts';
import { env } from '../server/env.ts';
import { countLine, hasErrors, type Problem, problemLine } from '../content/problem.ts';
import { endIntake, listen } from './listen.ts';
import type { Settings } from './settings.ts';

/** How soon a mended file is noticed where no watcher runs yet. */
const LOOK_EVERY_MS = 1_000;
/** Editors write a file in several steps. */
const SETTLE_MS = 100;

/** Where content is, and the pictures that it shows. */
const watched = () => [env().CONTENT_DIR, path.join(env().CONTENT_DIR, '../public')];

/** Answers with the problems until there is no error left; nothing of the site has to be there. */
export async function waitForContent(
  root: string,
  { hosts, port }: Pick<Settings, 'hosts' | 'port'>,
): Promise<void> {
  let problems = checkContent(root);
  tell(problems);
  if (!hasErrors(problems)) return;
  const servers = await listen((_request, response) => sendProblems(response, problems), hosts, port);
  console.log(`http://localhost:${port} shows what to mend, and the site once it is done (Ctrl-C ends it)`);
  while (hasErrors(problems)) {
    await pause(LOOK_EVERY_MS);
    problems = tell(checkContent(root), problems);
  }
  await endIntake(servers, 0);
}

/** Answers requests for pages with the problems of the content below `root` while it has errors. */
export function devContent(root: string): Plugin {
  let problems: Problem[] = [];
  return {
    name: 'dev-content',
    configureServer(server: ViteDevServer) {
      let settle: NodeJS.Timeout | undefined;
      const look = () => {
        const hadErrors = hasErrors(problems);
        problems = tell(checkContent(root), problems);
        if (hasErrors(problems) && !hadErrors) server.ws.send({ type: 'full-reload' });
      };
      server.watcher.on('all', (_event, file) => {
        if (!watched().some((folder) => file.startsWith(path.resolve(root, folder) + path.sep))) return;
        clearTimeout(settle);
        settle = setTimeout(look, SETTLE_MS);
      });
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (isForPage(request) && hasErrors(problems)) look();
        if (isForPage(request) && hasErrors(problems)) return sendProblems(response, problems);
        if (!hasErrors(problems) && isOfBlog(request) && readBrand(contentFolder()).without.includes('blog'))
          request.url = NOWHERE;
        next();
      });
    },
  };
}

/** Builds draw no page of a blog that the site goes without. */
const isOfBlog = ({ url = '' }: IncomingMessage): boolean => /^\/blog(?:[/?]|$)/.test(url);
const NOWHERE = '/404';

const isForPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

function sendProblems(response: ServerResponse, problems: readonly Problem[]): void {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(contentPage(problems));
}

/** Prints problems that are others than before; returns them. */
function tell(problems: Problem[], before: readonly Problem[] = []): Problem[] {
  const lines = problems.map(problemLine);
  const isNew = lines.join('\n') !== before.map(problemLine).join('\n');
  if (isNew) for (const line of [...lines, countLine(problems)]) console.error(line);
  return problems;
}

/** The page that `npm run dev` shows while no site can be made of `content/`. */
const RELOAD_SECONDS = 2;

const STYLE = `
  body { margin: 0; padding: 2rem; max-width: 72rem; font: 1rem/1.6 system-ui, sans-serif; color-scheme: light dark }
  li { margin-block: 0.75rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
`;

/** Lists the problems, and looks again by itself until there is none. */
export function contentPage(problems: readonly Problem[]): string {
  const items = problems.map((problem) => `<li>${escape(problemLine(problem))}</li>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>Content to mend</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Content to mend</h1>
<p>${countLine(problems)} The site comes back by itself once the errors are mended.</p>
<ol>
${items}
</ol>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
