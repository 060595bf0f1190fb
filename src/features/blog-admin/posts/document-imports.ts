import { IMPORT_EXTENSIONS } from '#contracts/blog-admin.ts';

/** A document with the images that were chosen with it. */
export type DocumentImport = { document: File; images: File[] };

/** Which of the files are documents to import; images go with every Markdown document, which names those it needs. */
export function importsOf(files: readonly File[]): { imports: DocumentImport[]; refused: string[] } {
  const images = files.filter(({ type }) => type.startsWith('image/'));
  const others = files.filter((file) => !images.includes(file));
  const isDocument = ({ name }: File) => IMPORT_EXTENSIONS.some((end) => name.toLowerCase().endsWith(end));
  return {
    imports: others.filter(isDocument).map((document) => ({
      document,
      images: document.name.toLowerCase().endsWith('.docx') ? [] : images,
    })),
    refused: others.filter((file) => !isDocument(file)).map(({ name }) => name),
  };
}
