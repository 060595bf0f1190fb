/** Resumes as files: Word, PDF, plain text and JSON Resume. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeFormat, ResumeLayout } from '#contracts/resume-views.ts';

import { writeJsonResume } from './json/json-resume.ts';
import { writePlainText } from './plain-text.ts';

export type WriteOptions = {
  format: ResumeFormat;
  layout: ResumeLayout;
  /** Stands in the file as the time of its making; the same content and time give the same bytes. */
  now?: Date;
};

export type WrittenResume = {
  bytes: Uint8Array;
  contentType: string;
  /** With its dot. */
  extension: string;
  /** Characters that the faces of a PDF lack: letters show as a question mark, signs such as emoji are left out. */
  missing: string[];
  /** True where the content is longer than the fifty pages or so that are printed. */
  isCut: boolean;
};

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<ResumeFormat, string>;

/** Never throws for any content of the shape. What draws Word and PDF is loaded when the first is asked for. */
export async function writeResume(content: ResumeContent, options: WriteOptions): Promise<WrittenResume> {
  const { format } = options;
  return {
    contentType: TYPES[format],
    extension: `.${format}`,
    missing: [],
    ...(await fileOf(content, options)),
  };
}

type WrittenFile = Pick<WrittenResume, 'bytes' | 'isCut'> & { missing?: string[] };

async function fileOf(content: ResumeContent, options: WriteOptions): Promise<WrittenFile> {
  const settings = { layout: options.layout, now: options.now ?? new Date() };
  switch (options.format) {
    case 'docx': {
      const { writeWord } = await import('./word/write-word.ts');
      return writeWord(content, settings);
    }
    case 'pdf': {
      const { writePdf } = await import('./pdf/write-pdf.ts');
      return writePdf(content, settings);
    }
    case 'txt': {
      const { text, isCut } = writePlainText(content);
      return { bytes: new TextEncoder().encode(text), isCut };
    }
    case 'json':
      return { bytes: new TextEncoder().encode(writeJsonResume(content)), isCut: false };
  }
}

/** How many pages the PDF has. */
export async function layoutPages(content: ResumeContent, layout: ResumeLayout): Promise<number> {
  const { layOut } = await import('./pdf/layout.ts');
  return layOut(content, layout).pages.length;
}
