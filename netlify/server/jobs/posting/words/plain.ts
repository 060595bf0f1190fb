/** How words of a page are compared: without case, accents and marks around them. */

/** `Rémunération :` and `REMUNERATION` are the same. */
export function plain(text: string): string {
  return text
    .slice(0, 300)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Names of a list, parted by commas, as they are compared. */
export const plainList = (text: string): string[] => text.split(',').map(plain).filter(Boolean);
