/** Sends documents to the import as a browser does. */
import { call } from './call.ts';
import type { SampleFile } from './sample-files.ts';
import documents from '../../netlify/functions/blog-documents.ts';

/** The form of one import. */
export function importForm(document: SampleFile | undefined, images: SampleFile[] = []): FormData {
  const form = new FormData();
  if (document) form.append('document', new File([document.bytes], document.name));
  for (const { bytes, name } of images) form.append('images', new File([bytes], name));
  return form;
}

/** Sends a form; any body may be given to send what no browser sends. */
export async function sendImport(
  cookie: string,
  body: FormData | string,
  headers: Record<string, string> = {},
) {
  const response = await call(documents, '/api/blog/admin/import', { body, headers: { cookie, ...headers } });
  return { status: response.status, body: (await response.json()) as unknown };
}
