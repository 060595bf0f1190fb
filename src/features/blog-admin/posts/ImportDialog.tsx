import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';

import { IMPORT_EXTENSIONS, IMPORT_LIMITS, ImportedPost } from '#contracts/blog-admin.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { FileDropZone } from '#components/ui/FileDropZone.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { api } from '#lib/api.ts';
import { apiRequest, sentenceOf } from '#lib/api-request.ts';
import { formatCount } from '#lib/format.ts';

import { openEditor } from '../address.ts';

import { importsOf, type DocumentImport } from './document-imports.ts';

const MEBIBYTE = 1024 * 1024;

type Outcome = { name: string; post?: ImportedPost; error?: string };

/** Makes drafts of Markdown and Word documents; images go into the media library. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const importing = useMutation({
    mutationFn: async (files: File[]) => {
      const { imports, refused } = importsOf(files);
      setOutcomes(refused.map((name) => ({ name, error: 'Use a Markdown or Word document (.docx).' })));
      for (const one of imports) {
        const outcome = await send(one);
        setOutcomes((list) => [...list, outcome]);
      }
    },
    meta: { refreshes: [api.blogAdmin.key(), api.files.key(), api.activity.key()] },
  });
  return (
    <Dialog
      title="Import documents"
      size="medium"
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>Done</Button>}
    >
      <div className="grid gap-4">
        <FileDropZone
          label="Drop Markdown or Word documents here"
          hint={`${IMPORT_EXTENSIONS.join(', ')}, at most ${IMPORT_LIMITS.bytes / MEBIBYTE} MB each. Choose the images of a Markdown document with it.`}
          accept={`${IMPORT_EXTENSIONS.join(',')},image/*`}
          onFiles={(files) => importing.mutate(files)}
        />
        {importing.isPending && <Spinner label="Importing" />}
        <ul aria-label="Imported documents" className="grid gap-2">
          {outcomes.map((outcome, index) => (
            <OutcomeItem key={index} outcome={outcome} onOpen={onClose} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

async function send({ document, images }: DocumentImport): Promise<Outcome> {
  const body = new FormData();
  body.append('document', document);
  for (const image of images) body.append('images', image);
  try {
    const answer = await apiRequest('/api/blog/admin/import', { method: 'POST', body });
    return { name: document.name, post: ImportedPost.parse(answer) };
  } catch (error) {
    return { name: document.name, error: sentenceOf(error, 'The server cannot be reached.') };
  }
}

function OutcomeItem({ outcome, onOpen }: { outcome: Outcome; onOpen: () => void }) {
  const { name, post, error } = outcome;
  if (!post)
    return (
      <li className="flex items-start gap-2 text-danger">
        <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
        <span>{`${name}: ${error ?? ''}`}</span>
      </li>
    );
  return (
    <li className="flex items-start gap-2">
      <CircleCheck aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-success" />
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
