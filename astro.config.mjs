import { createHash } from 'node:crypto';

import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';

import { bundledHeadScript, headScript } from './src/layouts/head-script/plugin.ts';
import { netlifyAdapter } from './netlify/build/adapter.ts';
import { ownImages } from './src/lib/own-images/plugin.ts';
import { apiRoutes } from './src/lib/api-routes/plugin.ts';
import { ownPhrases } from './src/lib/brand/own-phrases.ts';
import { brand } from './src/lib/brand/plugin.ts';
import { contentFolder, publicFolder } from './src/lib/build/content-folder.ts';
import { interactionDirectives, plainDynamicImports, zodOfPublicForms } from './src/lib/build/bundling.ts';
import { iconsByFile } from './src/lib/build/icons-by-file.ts';

/**
 * Without a slash at the end. `SITE_URL` wins; Netlify sets `URL` to the site's main address. On one machine it is
 * the local host; never derived from a request's Host header.
 */
const { SITE_URL, URL: netlifyUrl, PORT = 8888 } = process.env;
const siteUrl = (SITE_URL ?? netlifyUrl ?? `http://localhost:${PORT}`).replace(/(?<!\/)\/+$/, '');

const headScriptCode = await bundledHeadScript();
const headScriptHash = /** @type {const} */ (
  `sha256-${createHash('sha256').update(headScriptCode).digest('base64')}`
);

/** What page scripts share with islands goes into one file: alone, each of these would be a request. */
const sharedByPageScripts = {
  name: 'page',
  test: /preload-helper|page-events|when-idle|theme-toggle|lib\/page\/font\.ts|start-frame|brand\/locale/,
};

/** The same of the landing page alone, which the blog need not load. */
const sharedByLandingPage = { name: 'landing', test: /site-file|close-on-back/ };

/** How a public page calls the API is one request, whatever else uses parts of it. */
const publicCalls = {
  name: 'call',
  test: /contracts\/(address|chat-limits)|lib\/api\/api-request|api-routes\/call\.ts|public-api\/blog|blog\/send-event/,
};

/** What every island of a public page needs before it can render is one request, not six that wait for each other. */
const sharedByIslands = {
  name: 'react',
  test: /node_modules\/(react|react-dom)\/(?!.*client)|components\/ui\/(Field|Select|styles)\./,
};

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'ignore',
  publicDir: publicFolder(),
  outDir: `${process.env.BUILD_FOLDER ?? '.'}/dist`,
  cacheDir: process.env.BUILD_CACHE ?? './node_modules/.astro',
  adapter: netlifyAdapter(process.env.BUILD_FOLDER),
  integrations: [react(), mdx(), interactionDirectives()],
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  session: false,
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: 'prism' },
  vite: {
    plugins: [
      tailwindcss(),
      plainDynamicImports(),
      iconsByFile(),
      zodOfPublicForms(),
      ownImages(publicFolder()),
      apiRoutes(),
      brand(contentFolder()),
      ownPhrases(contentFolder()),
      headScript(headScriptCode),
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [sharedByPageScripts, sharedByLandingPage, publicCalls, sharedByIslands],
              },
            },
          },
        },
      },
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self' blob:",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: [headScriptHash] },
      styleDirective: {
        resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }],
      },
    },
  },
});
