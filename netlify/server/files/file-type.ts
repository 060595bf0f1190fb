/** What a file is: its content says so, and its extension must agree. */
import { fileTypeFromBuffer } from 'file-type';

import { INVALID_MEDIA_TYPE, MEDIA_TYPES, type FileCategory } from '#contracts/files.ts';

import { apiError } from '../api/errors.ts';
import { extensionOf } from './file-name.ts';

export type FoundType = { mimeType: string; extension: string };

/** Documents, sound and archives beside the media, with the extensions that their files may have. */
const OTHER_TYPES: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/x-cfb': ['doc', 'xls', 'ppt'],
  'application/rtf': ['rtf'],
  'application/epub+zip': ['epub'],
  'application/zip': ['zip'],
  'image/avif': ['avif'],
  'image/heic': ['heic'],
  'audio/mpeg': ['mp3'],
  'audio/x-m4a': ['m4a'],
  'audio/wav': ['wav'],
};

/** Text has no magic bytes: it must be UTF-8 and is never shown as anything but text. */
const TEXT_TYPES: Record<string, string> = {
  txt: 'text/plain',
  md: 'text/plain',
  log: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  yaml: 'text/plain',
  yml: 'text/plain',
  ics: 'text/calendar',
  vcf: 'text/vcard',
};

/** The detector tells these apart, readers do not. */
const SAME_TYPE: Record<string, string> = { 'image/apng': 'image/png', 'video/x-m4v': 'video/mp4' };

/**
 * The type of a file by its content.
 *
 * @throws 415 when the category does not take it, or when the name's extension says something else.
 */
export async function checkType(bytes: Uint8Array, name: string, category: FileCategory): Promise<FoundType> {
  const extension = extensionOf(name);
  const mimeType = textType(bytes, extension) ?? (await binaryType(bytes));
  const allowed = mimeType === undefined ? undefined : extensionsOf(mimeType, category);
  if (mimeType !== undefined && allowed?.includes(extension)) return { mimeType, extension };
  if (category === 'media') throw unsupported(INVALID_MEDIA_TYPE);
  if (mimeType === undefined && Object.hasOwn(TEXT_TYPES, extension))
    throw unsupported('This is not text in UTF-8: save it as UTF-8, and upload that.');
  throw unsupported(
    allowed
      ? `The content of this file is not what its name says: it should end in .${allowed.join(' or .')}.`
      : 'Files of this type cannot be stored: use images, videos, PDF, Office documents, text or ZIP archives.',
  );
}

function extensionsOf(mimeType: string, category: FileCategory): readonly string[] | undefined {
  const media: Record<string, readonly string[]> = MEDIA_TYPES;
  if (category === 'media') return media[mimeType];
  return media[mimeType] ?? OTHER_TYPES[mimeType] ?? textExtensions(mimeType);
}

function textExtensions(mimeType: string): string[] | undefined {
  const found = Object.keys(TEXT_TYPES).filter((extension) => TEXT_TYPES[extension] === mimeType);
  return found.length > 0 ? found : undefined;
}

async function binaryType(bytes: Uint8Array): Promise<string | undefined> {
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime;
  return mimeType && (SAME_TYPE[mimeType] ?? mimeType);
}

/** Asked first: a text that begins with the letters of some magic number is still a text. */
function textType(bytes: Uint8Array, extension: string): string | undefined {
  if (!Object.hasOwn(TEXT_TYPES, extension) || bytes.includes(0)) return undefined;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
  return TEXT_TYPES[extension];
}

const unsupported = (message: string) =>
  apiError(415, 'UNSUPPORTED_MEDIA_TYPE', message, { fields: { file: message } });
