import { useState, type RefObject } from 'react';

import { useMedia } from '#components/media/media-kit.ts';
import { sizedPath, type ManagedFile } from '#contracts/files.ts';
import { sentenceOf } from '#lib/api/api-request.ts';
import { showToast } from '#lib/page/toast.ts';

import { imageMarkdown, nameFrom } from './markdown-commands.ts';
import type { TextHandle } from './MarkdownEditor.tsx';

export type ImageUpload = { id: string; name: string; percent: number; controller: AbortController };

/** Pasted and dropped pictures go into the media library, and then into the text where they were put (BA-9). */
export function useImageUploads(text: RefObject<TextHandle | null>) {
  const { upload } = useMedia();
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);

  const send = async (file: File, place: (markdown: string) => boolean) => {
    const id = crypto.randomUUID();
    const controller = new AbortController();
    setUploads((list) => [...list, { id, name: file.name, percent: 0, controller }]);
    const onProgress = (percent: number) => {
      setUploads((list) => list.map((one) => (one.id === id ? { ...one, percent } : one)));
    };
    try {
      const stored = await upload(file, { onProgress, signal: controller.signal });
      if (!place(markdownOf(stored)))
        showToast({
          title: 'File uploaded',
          description: `${file.name} is in the library, not in the text.`,
        });
    } catch (error) {
      place('');
      if (controller.signal.aborted) return;
      const description = sentenceOf(error, `${file.name} did not reach the server. Try again.`);
      showToast({ title: 'Upload failed', description, variant: 'destructive' });
    } finally {
      setUploads((list) => list.filter((one) => one.id !== id));
    }
  };

  return {
    uploads,
    take: (files: File[], at: number) => {
      for (const file of files) {
        const place = text.current?.placeAt(at);
        if (place) void send(file, place);
      }
    },
    cancel: ({ controller }: ImageUpload) => controller.abort(),
  };
}

function markdownOf(file: ManagedFile): string {
  const path = sizedPath(file);
  return file.mimeType.startsWith('image/')
    ? `${imageMarkdown(file.altText, path)}\n`
    : `[${file.altText ?? nameFrom(file.originalName)}](${path})\n`;
}
