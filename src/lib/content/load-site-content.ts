import { getCollection, getEntry } from 'astro:content';

import { About } from '#contracts/content.ts';
import { FOLDER_NAMES, inOrder, type Entries, type Folder } from '#contracts/sections.ts';
import { hasEntries } from '#lib/build/content-folder.ts';
import { withoutAbsent } from '#lib/content/present-sections.ts';
import { paragraphs, type SiteContent } from '#lib/content/site-content.ts';

/** Reads all of `content/` that the site has, validated and in the order in which it is shown. */
export async function loadSiteContent(): Promise<SiteContent> {
  const [profile, about, entries] = await Promise.all([
    getEntry('profile', 'owner'),
    getEntry('about', 'about'),
    Promise.all(FOLDER_NAMES.map(async (name) => [name, await entriesOf(name)])),
  ]);
  if (!profile) throw new Error('content/profile.yaml is missing: it says whose site this is.');
  return withoutAbsent({
    profile: profile.data,
    about: about?.data ?? About.parse({}),
    executiveSummary: paragraphs(about?.body ?? ''),
    ...(Object.fromEntries(entries) as Entries), // each of its own folder
  });
}

/** Astro warns of a collection without entries. */
async function entriesOf(name: Folder) {
  const entries = hasEntries(name) ? await getCollection(name) : [];
  return inOrder(entries.map(({ data }) => data as Entries[Folder][number])); // by the schemas of the folders
}
