/** Names of files of any person's words. */

/** Letters that do not fall apart into a plain one and a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
const LENGTH_MAXIMUM = 60;

/** "Zürcher Spital – Pflege" becomes `zurcher-spital-pflege`; `entry` where nothing of it is left. */
export function fileNameOf(text: string): string {
  const plain = text
    .slice(0, 200)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAXIMUM);
  return plain.replace(/^-|-$/g, '') || 'entry';
}
