/** What kind of document was sent: its content must be what its name says. */
import { fileTypeFromBuffer } from 'file-type';

import { RESUME_EXTENSIONS } from '#contracts/resumes.ts';

import { apiError } from '../../api/errors.ts';
import { extensionOf } from '../../files/file-name.ts';

type Kind = { contentType: string; isContent: (bytes: Uint8Array) => boolean };

const beginsWith =
  (...signatures: string[]) =>
  (bytes: Uint8Array) =>
    signatures.some(
      (signature) => Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature,
    );

const ZIP = 'PK\u0003\u0004';
/** Old Office documents, and new ones with a password. */
const COMPOUND = '\u00d0\u00cf\u0011\u00e0';
/** Readers of PDF look for its beginning in as many bytes. */
const PDF_START_WITHIN = 1_024;

const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, PDF_START_WITHIN)).toString('latin1').includes('%PDF-');
/** UTF-16 has zeros and says so with its first two bytes. */
const isText = (bytes: Uint8Array) => beginsWith('\u00ff\u00fe', '\u00fe\u00ff')(bytes) || !bytes.includes(0);

/** Damaged and protected documents among them: those are kept, and told why they cannot be read. */
const KINDS: Record<string, Kind> = {
  pdf: { contentType: 'application/pdf', isContent: isPdf },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isContent: beginsWith(ZIP, COMPOUND),
  },
  doc: { contentType: 'application/msword', isContent: beginsWith(COMPOUND, ZIP, '{\\rtf') },
  txt: { contentType: 'text/plain', isContent: isText },
  json: { contentType: 'application/json', isContent: isText },
};

/** The content type of a document. @throws 415 where name and content do not agree, or the type is another one */
export async function documentType(bytes: Uint8Array, name: string): Promise<string> {
  const extension = extensionOf(name);
  const kind = Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined;
  if (!kind) throw unsupported(`Use a ${RESUME_EXTENSIONS.join(', ')} file.`);
  const isOther = kind.isContent === isText && (await isBinary(bytes));
  if (isOther || !kind.isContent(bytes))
    throw unsupported('The content of this file is not what its name says.');
  return kind.contentType;
}

/** Some pictures have no zeros. */
const isBinary = async (bytes: Uint8Array): Promise<boolean> => {
  const found = await fileTypeFromBuffer(bytes);
  return found !== undefined && !found.mime.startsWith('text/');
};

const unsupported = (message: string) =>
  apiError(415, 'UNSUPPORTED_MEDIA_TYPE', message, { fields: { resume: message } });
