/**
 * Astro's policy lists the hash of every inline script and style of the site on every page. That is 1.1 KB of
 * header in the first packets of a page, so that it keeps only what stands in the page.
 */
import { createHash } from 'node:crypto';

/** The policy without the hashes of scripts and styles that are not in the page. */
export function withOnlyHashesOf(html: string, policy: string): string {
  const inline = html.matchAll(/<(?<tag>script|style)[^>]*>(?<text>[\s\S]*?)<\/\k<tag>>/gu);
  const hashes = new Set(
    Array.from(inline, ({ groups }) =>
      createHash('sha256')
        .update(groups?.['text'] ?? '')
        .digest('base64'),
    ),
  );
  return policy.replaceAll(/ 'sha256-(?<hash>[^']+)'/gu, (source, hash: string) =>
    hashes.has(hash) ? source : '',
  );
}
