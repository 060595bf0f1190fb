/** Reads one multipart form with its file or files: streamed, and bounded in every dimension. */
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import busboy from 'busboy';

import { apiError, type ApiError } from '../api/errors.ts';

const FIELDS_MAXIMUM = 10;
const FIELD_BYTES = 2_000;
const LIMITS = { headerPairs: 20, fieldNameSize: 100 };
/** What boundaries, headers and fields may add to the file. */
const OVERHEAD_BYTES = 64 * 1024;

type UploadedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

export type UploadForm = {
  fields: Map<string, string>;
  /** By the field that they came in. */
  files: Map<string, UploadedFile[]>;
};

/** How many files a form may have in each of its fields. */
type FileFields = Record<string, number>;

/** Where a form has more fields than usual, or longer ones; these count as its files do. */
type FieldLimits = { fields?: number; fieldBytes?: number };

export const isMultipart = (request: Request) =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');

/**
 * Reads the form of `request`, whose files have at most `fileBytes`, all together.
 *
 * @throws 400 for a form that is malformed, cut off or has too many parts, 413 for one that is too large.
 */
export async function readForm(
  request: Request,
  fileBytes: number,
  fileFields: FileFields,
  fieldLimits: FieldLimits = {},
): Promise<UploadForm> {
  if (Number(request.headers.get('content-length') ?? 0) > fileBytes + OVERHEAD_BYTES)
    throw tooLarge(fileBytes);
  if (!request.body) throw malformed('The request has no body.');
  const form: UploadForm = { fields: new Map(), files: new Map() };
  const parser = openParser(request, fileBytes, fileFields, fieldLimits);
  collect(parser, form, fileBytes, fileFields);
  try {
    await pipeline(
      Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>),
      boundedTo(fileBytes + OVERHEAD_BYTES, () => tooLarge(fileBytes)),
      parser,
    );
  } catch (error) {
    throw isApiError(error) ? error : malformed('The form is malformed or was cut off.');
  }
  return form;
}

function openParser(
  request: Request,
  fileBytes: number,
  fileFields: FileFields,
  { fields = FIELDS_MAXIMUM, fieldBytes: fieldSize = FIELD_BYTES }: FieldLimits,
): busboy.Busboy {
  const files = Object.values(fileFields).reduce((sum, maximum) => sum + maximum, 0);
  // Reaching the size counts as passing it.
  const limits = { ...LIMITS, fields, fieldSize, files, parts: files + fields + 1, fileSize: fileBytes + 1 };
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8', // as browsers send names
      limits,
    });
  } catch {
    throw malformed('The form has no valid boundary.');
  }
}

/** Fills `form` while the parser runs; what is not allowed ends it. */
function collect(parser: busboy.Busboy, form: UploadForm, fileBytes: number, fileFields: FileFields): void {
  const refuse = (error: ApiError) => void parser.destroy(error);
  const left = new Map(Object.entries(fileFields));
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => refuse(malformed('The form has too many parts.')));

  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) refuse(malformed('A field of the form is too long.'));
    else if (form.fields.has(name)) refuse(malformed(`The form has the field ${name} twice.`));
    else form.fields.set(name, value);
  });
  parser.on('file', (field, stream, { filename = '' }: { filename?: string }) => {
    const chunks: Buffer[] = [];
    const allowed = left.get(field) ?? 0;
    left.set(field, allowed - 1);
    if (allowed < 1)
      refuse(malformed(`A file belongs in the field ${Object.keys(fileFields).join(' or ')}.`));
    // busboy reports a cut body on the file as well as on itself; unheard, the first would end the process.
    stream.on('error', () => {});
    stream.on('limit', () => refuse(tooLarge(fileBytes)));
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
    stream.on('end', () => {
      const files = form.files.get(field) ?? [];
      form.files.set(field, [...files, { name: unescaped(filename), bytes: Buffer.concat(chunks) }]);
    });
  });
}

/** Browsers write quotes and line breaks in names this way (HTML, "multipart/form-data encoding algorithm"). */
const unescaped = (name: string) => name.replace(/%22/g, '"').replace(/%0[ad]/gi, ' ');

/** Passes bytes on until there are more than `maximum`. */
function boundedTo(maximum: number, error: () => ApiError): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > maximum) done(error());
      else done(null, chunk);
    },
  });
}

const malformed = (message: string) => apiError(400, 'MALFORMED', message);

const tooLarge = (fileBytes: number) =>
  apiError(413, 'TOO_LARGE', `One request carries at most ${fileBytes / 1024 / 1024} MB of files.`);

const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'code' in error && 'status' in error && typeof error.status === 'number';
