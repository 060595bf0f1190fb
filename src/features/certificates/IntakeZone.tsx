import { FileKey2, X } from 'lucide';

import { IconButton } from '#components/ui/Button.tsx';
import { FileDropZone } from '#components/ui/FileDropZone.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { PasswordField } from '#components/ui/PasswordField.tsx';
import { formatBytes } from '#lib/owner/format.ts';
import { filesOf, useMissedDrops, usePastedFiles } from '#lib/owner/use-outside-files.ts';

import type { useIntake } from './use-intake.ts';

type Props = Pick<
  ReturnType<typeof useIntake>,
  'files' | 'addFiles' | 'removeFile' | 'values' | 'errors' | 'setValue' | 'inspection'
> & { isShown: boolean };

/** Files and pasted text of any form; a password only where something is locked. */
export function IntakeZone({ files, addFiles, removeFile, inspection, isShown, ...fields }: Props) {
  usePastedFiles(addFiles, (data) => (isShown ? pastedIn(data) : []));
  useMissedDrops();
  const isLocked = inspection.understanding?.needsPassword === true;
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileDropZone
        label="Drop certificate files here, or paste their text"
        hint="PEM, DER, PKCS#7, PKCS#12 or ZIP, several at once, 2 MB in all. They fill the form; nothing is stored yet."
        onFiles={addFiles}
      />
      {files.length > 0 && (
        <ul aria-label="Chosen files" className="flex flex-wrap gap-2">
          {files.map((file, index) => (
            <li
              key={index}
              className="flex max-w-full items-center gap-2 rounded-control border border-line bg-raised pl-3"
            >
              <Icon shape={FileKey2} size={16} strokeWidth={1.5} className="shrink-0 text-muted" />
              <span className="min-w-0 truncate">{file.name}</span>
              <span className="shrink-0 text-xs text-muted tabular-nums">{formatBytes(file.size)}</span>
              <IconButton icon={X} label={`Remove ${file.name}`} onPress={() => removeFile(file)} />
            </li>
          ))}
        </ul>
      )}
      {(isLocked || fields.values.password !== '') && (
        <div className="max-w-sm">
          <PasswordField
            label="Password of the file"
            autoComplete="off"
            description="It opens what is locked below; it is not kept."
            value={fields.values.password}
            error={fields.errors.password}
            onChange={({ target }) => fields.setValue('password', target.value)}
            // It is tried when typing pauses: Enter after it means that, not to store what is still unknown.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Files, or a text as one. */
function pastedIn(data: DataTransfer): File[] {
  const files = filesOf(data);
  const text = data.getData('text/plain');
  if (files.length > 0 || text.trim() === '') return files;
  return [new File([text], 'Pasted text', { type: 'text/plain' })];
}
