import { siteContent } from '../server/content/current.ts';
import { loadFunctions, type LoadedFunction } from './functions.ts';
import { withImageCdn } from './image-cdn.ts';

/**
 * The functions in `folder` on the content that the host starts with, as the pages are: what is written
 * later, and may be half written, waits for the next start.
 */
export async function hostedFunctions(folder: string): Promise<LoadedFunction[]> {
  siteContent();
  return withImageCdn(await loadFunctions(folder));
}
