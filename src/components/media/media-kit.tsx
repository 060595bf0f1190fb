/**
 * What other screens need of the media library. The page puts the two together, because a feature knows no other
 * one: `<MediaContext value={…}>`.
 */
import { createContext, Suspense, useContext, useState, type ComponentType } from 'react';

import type { ManagedFile } from '#contracts/files.ts';

/** The text that a picture is chosen for, by its post; none for a text that is no post yet. */
export type PictureText = { postId: number | undefined };

export type MediaPickerProps = {
  /** Without it the picture is for everybody, at once. */
  text?: PictureText | undefined;
  onClose: () => void;
  /** A file that was there or has just been uploaded. */
  onPick: (file: ManagedFile) => void;
};

type UploadOptions = {
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

export type MediaKit = {
  /** The Media tab (BA-9). */
  Library: ComponentType;
  Picker: ComponentType<MediaPickerProps>;
  /** Puts a file of a text into the library, to be seen with its post, in parts where it is large. @throws what the server refused. */
  upload: (file: File, options?: UploadOptions) => Promise<ManagedFile>;
};

export const MediaContext = createContext<MediaKit | undefined>(undefined);

export function useMedia(): MediaKit {
  const media = useContext(MediaContext);
  if (!media) throw new Error('useMedia outside of a MediaContext');
  return media;
}

/** A dialog that chooses an image of the library: how to open it, and where it stands once it is open. */
export function usePicker(onPick: (file: ManagedFile) => void, text?: PictureText) {
  const [isPicking, setPicking] = useState(false);
  const { Picker } = useMedia();
  const close = () => setPicking(false);
  const pick = (file: ManagedFile) => {
    close();
    onPick(file);
  };
  const picker = isPicking && (
    <Suspense fallback={null}>
      <Picker text={text} onClose={close} onPick={pick} />
    </Suspense>
  );
  return { picker, open: () => setPicking(true) };
}
