import path from 'node:path';

import { openSite } from '../../netlify/local/site.ts';
import { distFolder } from '../support/built-site.ts';
import { prepareFolder } from './prepared-files.ts';
import { serveTls, type TlsServer } from './tls-server.ts';

/** The built site behind HTTP/2, TLS and brotli, with the headers that Netlify would send. */
export async function serveBuiltSite(): Promise<TlsServer> {
  const root = path.dirname(distFolder);
  const { headersFor } = await openSite(root, path.join(root, 'netlify.toml'));
  return serveTls(await prepareFolder(distFolder, headersFor));
}
