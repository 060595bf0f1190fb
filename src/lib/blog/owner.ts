import { getEntry } from 'astro:content';

/** Whose site it is. */
export async function ownerName(): Promise<string> {
  return (await getEntry('profile', 'owner'))?.data.name ?? '';
}
