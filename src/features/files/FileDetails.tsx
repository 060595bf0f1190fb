import { Copy, Download, Trash2 } from 'lucide';
import type { z } from 'zod';

import { FilePatch, filePath, type ManagedFile } from '#contracts/files.ts';
import { Button, LinkButton } from '#components/ui/Button.tsx';
import { CheckboxField } from '#components/ui/CheckboxField.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { formatMoment } from '#lib/owner/format.ts';
import { useCheckedForm } from '#lib/api/use-checked-form.ts';

import { copyAddress } from './copy-address.ts';
import { factsOf, isImage } from './file-facts.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { UsageList } from './UsageList.tsx';

type Props = {
  file: ManagedFile;
  onClose: () => void;
  onDelete: () => void;
};

const FORM_ID = 'file-details';

/** One file: how it looks, what it is called, who may see it, where it is used. */
export function FileDetails({ file, onClose, onDelete }: Props) {
  const save = useChange(api.files.update, {
    success: 'File updated',
    failure: 'Update failed: The file could not be changed. Please try again.',
    refreshes: [api.files.key()],
    onSuccess: onClose,
  });
  return (
    <Dialog
      title={file.originalName}
      isDismissable
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button icon={Trash2} variant="danger" onPress={onDelete}>
            Delete
          </Button>
          <LinkButton icon={Download} href={filePath(file.id, 'download')} download>
            Download
          </LinkButton>
          <Button variant="primary" type="submit" form={FORM_ID} isPending={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <div className="grid min-h-40 place-items-center overflow-hidden rounded-control bg-raised">
            <Thumbnail file={file} isLarge />
          </div>
          <p className="mt-2 text-xs text-muted">
            {factsOf(file)} · {file.mimeType} · {formatMoment(file.createdAt)}
          </p>
          <Address file={file} />
        </div>
        <div className="min-w-0">
          <DetailsForm file={file} onSave={save.mutateAsync} />
          <h3 className="mt-5 font-medium">Used in</h3>
          {file.usedIn.length > 0 ? (
            <UsageList uses={file.usedIn} />
          ) : (
            <p className="text-muted">No post uses this file.</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Address({ file }: { file: ManagedFile }) {
  return (
    <div className="mt-3 flex items-center gap-2">
      <code className="min-w-0 flex-1 truncate rounded-control bg-raised px-3 py-2 text-xs">{file.url}</code>
      <Button icon={Copy} onPress={() => void copyAddress(file)}>
        Copy URL
      </Button>
    </div>
  );
}

const Details = FilePatch.omit({ id: true }).required();

const OF_YOURS =
  'Everybody who has the address can see it. Private files are for you alone: posts cannot show them.';
const OF_A_POST =
  'It came with a post: everybody sees it while that post is public, and always once this is switched on.';

type FormProps = { file: ManagedFile; onSave: (patch: z.input<typeof FilePatch>) => Promise<unknown> };

function DetailsForm({ file: { id, ...file }, onSave }: FormProps) {
  const { originalName, isPublic, postId } = file;
  const { field, send } = useCheckedForm(Details, { originalName, isPublic, altText: file.altText ?? '' });
  return (
    <form id={FORM_ID} className="grid gap-4" onSubmit={send((_all, changed) => onSave({ id, ...changed }))}>
      {isImage({ id, ...file }) && (
        <TextArea
          label="Alt text"
          rows={2}
          description="What the picture shows, for readers who cannot see it."
          {...field('altText')}
        />
      )}
      <TextField label="Name" {...field('originalName')} />
      <CheckboxField
        isSwitch
        label="Public"
        description={postId === null ? OF_YOURS : OF_A_POST}
        {...field('isPublic')}
      />
    </form>
  );
}
