/** Puts what the owner wrote into a bundle, as values that were checked when it was made. */
import path from 'node:path';

import type { Plugin } from 'rolldown';

import type * as current from '../server/content/current.ts';
import { contentFolder } from '../server/content/folder.ts';
import { readSiteContent } from '../server/content/site-content.ts';

const SOURCE = path.join('netlify', 'server', 'content', 'current.ts');

/** A bundle that asks for one of the two alone holds no more than that. */
export function bundledContent(): Plugin {
  return {
    name: 'bundled-content',
    load: (id) => (id.endsWith(SOURCE) ? valuesOf(readSiteContent(contentFolder())) : null),
  };
}

/** JavaScript with the exports of `current.ts`. Text is taken apart where it is first asked for: that is faster than as code. */
function valuesOf(content: ReturnType<typeof current.siteContent>): string {
  const literal = (value: unknown) => JSON.stringify(JSON.stringify(value));
  return `
    let content;
    export const siteContent = () => (content ??= JSON.parse(${literal(content)}));
    export const absentParts = () => ${JSON.stringify(content.brand.without)};
  `;
}
