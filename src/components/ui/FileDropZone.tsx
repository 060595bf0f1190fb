import { Upload } from 'lucide';
import { useRef, useState, type DragEvent } from 'react';

import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

type Props = {
  /** What may be dropped: `Drop images or videos here`. */
  label: string;
  /** Types and limits, in a sentence. */
  hint: string;
  /** As of an `input`: `image/*,video/*`. What is dropped is not held to it. */
  accept?: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A place to drop files on, with a button that does the same. */
export function FileDropZone({ label, hint, accept, isMultiple = true, onFiles }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const list = [...(files ?? [])];
    if (list.length > 0) onFiles(isMultiple ? list : list.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      data-over={isOver ? '' : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-dashed border-control bg-surface px-5 py-4 text-sm data-over:border-accent data-over:bg-accent-soft"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon shape={Upload} size={22} strokeWidth={1.5} className="text-muted" />
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p className="font-medium">{label}</p>
        <p className="text-xs text-muted">{hint}</p>
      </div>
      <Button onPress={() => picker.current?.click()}>{isMultiple ? 'Choose files' : 'Choose a file'}</Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}
