/** Names of files: cleaned when they come in, quoted when they go out (RFC 6266). */

const NAME_MAXIMUM = 200;
/** Control characters, and those that turn the direction of text: `photo\u202Egpj.exe`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const PATH_AND_SHELL = /[\\/:*?"<>|]/g;

/** The last part of a path without anything that a file system or a header could take amiss. */
export function cleanFileName(name: string): string {
  const base = name.normalize('NFC').replace(INVISIBLE, '').split(/[\\/]/).at(-1) ?? '';
  const cleaned = base
    .replace(PATH_AND_SHELL, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  return shorten(cleaned) || 'file';
}

/** Cuts a long name before its extension, never within a character. */
function shorten(name: string): string {
  if (name.length <= NAME_MAXIMUM) return name;
  const extension = extensionOf(name);
  const end = extension && extension.length < 20 ? `.${extension}` : '';
  return name.slice(0, NAME_MAXIMUM - end.length).replace(/[\ud800-\udbff]$/, '') + end;
}

/** `photo.final.JPG` → `jpg`; empty without one. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Both spellings of the name: plain ASCII for old clients, UTF-8 for all others. */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
