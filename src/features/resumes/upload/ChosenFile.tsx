import { FileText, X } from 'lucide';

import { IconButton } from '#components/ui/Button.tsx';
import { FileDropZone } from '#components/ui/FileDropZone.tsx';
import { FieldError } from '#components/ui/FormField.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { useMissedDrops } from '#lib/owner/use-outside-files.ts';

import { ACCEPTED, megabytes } from './upload-rules.ts';

type Props = {
  file: File | undefined;
  error: string | undefined;
  onFile: (file: File | undefined) => void;
};

/** R-6 the document, with its size in MB. */
export function ChosenFile({ file, error, onFile }: Props) {
  useMissedDrops();
  return (
    <div className="grid grid-cols-1 gap-2">
      <FileDropZone
        label="Drop your resume here"
        hint={`${ACCEPTED}, at most 4 MB. The document is kept as it is.`}
        accept={ACCEPTED}
        isMultiple={false}
        onFiles={([first]) => onFile(first)}
      />
      {file && (
        <p className="flex max-w-full items-center gap-2.5 rounded-control border border-line bg-raised pl-3">
          <Icon shape={FileText} size={16} strokeWidth={1.5} className="shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <span className="shrink-0 text-xs text-muted tabular-nums">{megabytes(file.size)}</span>
          <IconButton label={`Remove ${file.name}`} onPress={() => onFile(undefined)}>
            <Icon shape={X} size={15} />
          </IconButton>
        </p>
      )}
      <FieldError id="resume-file-error" error={error} />
    </div>
  );
}
