import path from 'node:path';

import type { ServerHook } from 'vite';

/** While one develops, makes everything anew when one of these files comes, changes or goes. */
export const reloadWith =
  (files: readonly string[]): ServerHook =>
  (server) => {
    server.watcher.on('all', (_event, changed) => {
      if (!files.includes(path.resolve(changed))) return;
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    });
  };
