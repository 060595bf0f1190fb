import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import type { ManagedFile, UploadedFile } from '#contracts/files.ts';
import { api } from '#lib/api/api.ts';
import { announceRefresh } from '#lib/api/refresh.ts';
import { onSessionRenewed } from '#lib/api/session-end.ts';
import { showToast } from '#lib/page/toast.ts';

import { refusalOf, type UploadSettings } from './media-rules.ts';
import { cancelUpload, uploadFile } from './transfer.ts';
import { createUploadQueue } from './upload-queue.ts';

/** The uploads of one screen, with the toasts of BA-10. `onUploaded` hears of each stored file while the screen is open. */
export function useUploads(settings: UploadSettings, onUploaded?: (file: ManagedFile) => void) {
  const listener = useRef(onUploaded);
  useEffect(() => {
    listener.current = onUploaded;
    return () => {
      listener.current = undefined;
    };
  });
  const [queue] = useState(() =>
    createUploadQueue({
      upload: (file, options) => uploadFile(file, settings, options),
      forget: cancelUpload,
      onUploaded: (file) => {
        showToast(uploadedToast(file));
        announceRefresh(api.files.key());
        listener.current?.(file);
      },
      onFailed: (description) => showToast({ title: 'Upload failed', description, variant: 'destructive' }),
    }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  useEffect(() => onSessionRenewed(queue.resumeSession), [queue]);

  const add = (files: readonly File[]) => {
    const refused = files.flatMap((file) => {
      const message = refusalOf(file, settings.category);
      return message === undefined ? [] : [{ file, message }];
    });
    const [first] = refused;
    if (first) showToast({ title: first.message, variant: 'destructive' });
    queue.refuse(refused);
    queue.add(files.filter((file) => !refused.some((refusal) => refusal.file === file)));
  };
  return { items, add, stop: queue.stop, resume: queue.resume, remove: queue.remove };
}

function uploadedToast({ originalName, isDuplicate }: UploadedFile) {
  if (!isDuplicate) return { title: 'File uploaded', description: originalName };
  return {
    title: 'File uploaded',
    description: `The same content was there already, as “${originalName}”. Nothing was added.`,
  };
}
