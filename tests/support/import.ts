/** Sends documents to the import as a browser does. */
import type { SampleFile } from './sample-files.ts';
import documents from '../../netlify/functions/blog-documents.ts';

const IMPORT_URL = 'http://localhost:8888/api/blog/admin/import';

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
  // A form in pieces, as this process would send it, fails loudly when nobody reads it to its end.
  const encoded = new Request(IMPORT_URL, { method: 'POST', body, headers });
  const type = encoded.headers.get('content-type') ?? '';
  const request = new Request(IMPORT_URL, {
    method: 'POST',
    body: await encoded.arrayBuffer(),
    headers: { ...headers, 'content-type': type, cookie },
  });
  const response = await documents(request, { ip: '203.0.113.7', requestId: 'test' });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}
