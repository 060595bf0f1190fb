/** R-6 what may be uploaded as a base resume, and what is said of it. */
import { RESUME_BYTES_MAXIMUM, RESUME_EXTENSIONS, RESUME_NAME_MAXIMUM } from '#contracts/resumes.ts';
import { type BaseResume } from '#contracts/resume-views.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';
import type { Toast } from '#lib/page/toast-element.ts';

/** What the dialog begins with. */
export type UploadStart = { way: 'file' | 'text'; name: string };

const MEGABYTE = 1024 * 1024;
const UPLOAD_FAILED = 'Failed to upload resume. Please try again.'; // ERR-4
const NO_JSON = 'Server returned HTML instead of JSON'; // ERR-4

/** R-6 in MB, with two decimals. */
export const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(2)} MB`;

/** What a resume is called until somebody says otherwise: its file's name, without what tells the kind. */
export const nameOf = ({ name }: { name: string }): string =>
  name
    .replace(/\.[^.]*$/u, '')
    .trim()
    .slice(0, RESUME_NAME_MAXIMUM);

/** `.pdf, .doc, .docx, .txt, .json`: as a file input and a sentence have them. */
export const ACCEPTED = RESUME_EXTENSIONS.join(', ');

/** Why a file cannot be a resume; nothing where it can. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  const lower = name.toLowerCase();
  if (!RESUME_EXTENSIONS.some((extension) => lower.endsWith(extension)))
    return `Choose a file of one of these kinds: ${ACCEPTED}`;
  if (size === 0) return 'This file is empty';
  if (size > RESUME_BYTES_MAXIMUM)
    return `Choose a file of at most ${RESUME_BYTES_MAXIMUM / MEGABYTE} MB; this one has ${megabytes(size)}`;
  return undefined;
}

/** ERR-4 why an upload failed: the server's own sentence, or that something else than it answered. */
export function uploadFailure(error: unknown): Toast {
  const description = isNoJson(error) ? NO_JSON : sentenceOf(error, '');
  return { title: UPLOAD_FAILED, variant: 'destructive', ...(description && { description }) };
}

/** The page of a proxy, whatever its status says. */
function isNoJson(error: unknown): boolean {
  if (isRequestError(error)) return typeof error.body === 'string' && error.body !== '';
  return error instanceof SyntaxError;
}

/** What became of an upload, and where to go on from it. */
export function uploadedToast({ id, problem }: Pick<BaseResume, 'id' | 'problem'>): Toast {
  const href = `/tools/resume?base=${id}`;
  if (problem === null)
    return { title: 'Resume uploaded', action: { label: 'Look over what was read', href } };
  return {
    title: 'Resume stored, but not read',
    description: problem,
    action: { label: 'Type it in', href },
  };
}
