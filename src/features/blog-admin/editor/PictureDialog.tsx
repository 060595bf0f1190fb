import { useState } from 'react';

import { type ManagedFile, sizedPath } from '#contracts/files.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { TextField } from '#components/ui/TextField.tsx';

import { imageMarkdown } from './markdown-commands.ts';

type Props = { file: ManagedFile; onInsert: (markdown: string) => void; onClose: () => void };

/** What a picture of the library says where it is put: to who cannot see it, and below it. */
export function PictureDialog({ file, onInsert, onClose }: Props) {
  const [alt, setAlt] = useState(file.altText ?? '');
  const [caption, setCaption] = useState('');
  return (
    <FormDialog
      title="Insert picture"
      action="Insert"
      isPending={false}
      onClose={onClose}
      onSubmit={() => onInsert(imageMarkdown(alt.trim(), sizedPath(file), caption.trim()))}
    >
      <TextField
        autoFocus
        label="Alternative text"
        description="What the picture shows, for readers who cannot see it."
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <TextField
        label="Caption"
        isOptional
        description="Stands below the picture."
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
    </FormDialog>
  );
}
