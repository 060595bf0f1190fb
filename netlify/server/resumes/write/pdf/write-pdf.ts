/** A resume as a tagged PDF with its faces embedded; what draws it is loaded when the first is asked for. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import { LOCALES } from '#contracts/resume-language.ts';
import type { ResumeLayout } from '#contracts/resume-views.ts';

import { FACES, type Face } from '../appearance.ts';
import { fontFile } from '../fonts.ts';
import { titleOf } from '../metadata.ts';
import { draw } from './draw.ts';
import { layOut } from './layout.ts';

type Settings = { layout: ResumeLayout; now: Date };

export async function writePdf(content: ResumeContent, { layout, now }: Settings) {
  const { default: PDFDocument } = await import('pdfkit');
  const laidOut = layOut(content, layout);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    displayTitle: true,
    font: '',
    info: { Title: titleOf(content), Author: content.name, CreationDate: now, ModDate: now },
    lang: LOCALES[laidOut.language],
    pdfVersion: '1.7',
    tagged: true,
  });
  withoutTool(pdf);
  for (const face of Object.keys(FACES) as Face[]) pdf.registerFont(face, fontFile(face));
  const bytes = collect(pdf);
  draw(pdf, laidOut, content.name);
  pdf.end();
  return { bytes: await bytes, missing: laidOut.missing, isCut: laidOut.isCut, pages: laidOut.pages.length };
}

/** The library names itself as maker, a second time in a packet of XML that leaves texts unescaped. */
function withoutTool(pdf: PDFKit.PDFDocument): void {
  delete pdf.info.Producer;
  delete pdf.info.Creator;
  Object.assign(pdf, { endMetadata: () => undefined });
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
