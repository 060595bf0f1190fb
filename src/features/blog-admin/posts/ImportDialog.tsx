import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide';
import { useState } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import { blogAdmin, IMPORT_EXTENSIONS, IMPORT_LIMITS, type ImportedPost } from '#contracts/blog-admin.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { FileDropZone } from '#components/ui/FileDropZone.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { api } from '#lib/api/api.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';
import { formatCount } from '#lib/owner/format.ts';
import { sendForm } from '#lib/api/send-form.ts';

import { openEditor } from '../address.ts';

const MEBIBYTE = 1024 * 1024;

type Outcome = { name: string; post?: ImportedPost; error?: string; again?: DocumentImport };

/** Makes drafts of Markdown and Word documents; images go into the media library. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const importing = useMutation({
    mutationFn: async (imports: readonly DocumentImport[]) => {
      for (const one of imports) {
        const outcome = await send(one);
        setOutcomes((list) => [...list, outcome]);
      }
    },
    meta: { refreshes: [api.blogAdmin.key(), api.files.key(), api.activity.key()] },
  });
  const begin = (files: File[]) => {
    const { imports, refused } = importsOf(files);
    setOutcomes(refused.map((name) => ({ name, error: 'Use a Markdown or Word document (.docx).' })));
    importing.mutate(imports);
  };
  const tryAgain = (outcome: Outcome, again: DocumentImport) => {
    setOutcomes((list) => list.filter((other) => other !== outcome));
    importing.mutate([again]);
  };
  return (
    <Dialog
      title="Import documents"
      size="medium"
      onClose={onClose}
      footer={<Button onPress={onClose}>Done</Button>}
    >
      <div className="grid gap-4">
        <FileDropZone
          label="Drop Markdown or Word documents here"
          hint={`${IMPORT_EXTENSIONS.join(', ')}, at most ${IMPORT_LIMITS.bytes / MEBIBYTE} MB each. Choose the images of a Markdown document with it.`}
          accept={`${IMPORT_EXTENSIONS.join(',')},image/*`}
          onFiles={begin}
        />
        {importing.isPending && <Spinner label="Importing" />}
        <ul aria-label="Imported documents" className="grid gap-2">
          {outcomes.map((outcome, index) => (
            <OutcomeItem key={index} outcome={outcome} onOpen={onClose} onAgain={tryAgain} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

async function send(one: DocumentImport): Promise<Outcome> {
  const { document, images } = one;
  const { name } = document;
  const form = new FormData();
  form.append('document', document);
  for (const image of images) form.append('images', image);
  try {
    return { name, post: await sendForm(blogAdmin.import, form) };
  } catch (error) {
    const sentence = sentenceOf(error, 'The server cannot be reached.');
    return { name, error: sentence, ...(isPassing(error) ? { again: one } : {}) };
  }
}

/** Not the document's fault: it may be sent again as it is. */
function isPassing(error: unknown): boolean {
  if (!isRequestError(error)) return true;
  return error.status === 401 || error.status === 429 || error.status >= 500;
}

type ItemProps = {
  outcome: Outcome;
  onOpen: () => void;
  onAgain: (outcome: Outcome, again: DocumentImport) => void;
};

function OutcomeItem({ outcome, onOpen, onAgain }: ItemProps) {
  const { name, post, error, again } = outcome;
  if (!post)
    return (
      <li className="flex items-start gap-2">
        <Icon shape={CircleAlert} size={16} className="mt-0.5 shrink-0 text-danger" />
        <p className="min-w-0 flex-1 wrap-anywhere text-danger">{`${name}: ${error ?? ''}`}</p>
        {again && <Button onPress={() => onAgain(outcome, again)}>Try again</Button>}
      </li>
    );
  return (
    <li className="flex items-start gap-2">
      <Icon shape={CircleCheck} size={16} className="mt-0.5 shrink-0 text-success" />
      <div className="min-w-0 flex-1">
        <p>{`“${post.post.title}” is a draft now, with ${formatCount(post.imageCount, 'image')}.`}</p>
        <ul className="list-disc pl-4 text-muted">
          {post.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <Button
        onPress={() => {
          onOpen();
          openEditor(`post-${post.post.id}`);
        }}
      >
        Edit
      </Button>
    </li>
  );
}

/** A document with the images that were chosen with it. */
type DocumentImport = { document: File; images: File[] };

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
