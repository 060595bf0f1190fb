/** A tailored resume as a file, as it would be sent. */
import type { ResumeFormat, ResumeLayout } from '#contracts/resume-views.ts';

import type { OwnerContext } from '../../api/owner-only.ts';
import { attachment, fileNamed } from '../content/attachment.ts';
import { parseResume } from '../content/stored.ts';
import { writeResume } from '../write/write-resume.ts';
import type { TailoredRow } from './repository.ts';
import { findRow } from './service.ts';

type Wanted = {
  id: number;
  format: ResumeFormat;
  layout?: ResumeLayout | undefined;
  disposition: 'attachment' | 'inline';
};

/** @throws 404 */
export async function downloadTailored(context: OwnerContext, { id, format, layout, disposition }: Wanted) {
  const file = await fileOf(await findRow(context.db, id), format, layout);
  // Nothing else that is written here is shown by a browser.
  return attachment(context, file, format === 'pdf' ? disposition : 'attachment');
}

/** One version gives the same bytes each time: it says when it was written, not when it was downloaded. */
export async function fileOf(row: TailoredRow, format: ResumeFormat, layout = row.layout): Promise<File> {
  const options = { format, layout, now: row.updatedAt };
  const { bytes, contentType, extension } = await writeResume(parseResume(row.content), options);
  const name = fileNamed(row.fileName.replace(/\.docx$/, ''), extension);
  return new File([Uint8Array.from(bytes)], name, { type: contentType });
}
