import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { X } from 'lucide';

import { type ManagedFile, sizedPath } from '#contracts/files.ts';
import { useMedia, usePicker } from '#components/media/media-kit.tsx';
import { FieldError } from '#components/ui/FormField.tsx';
import { IconButton } from '#components/ui/Button.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';
import { sentenceOf } from '#lib/api/api-request.ts';
import { showToast } from '#lib/page/toast.ts';
import { untilOnline } from '#lib/page/until-online.ts';

import { imageMarkdown, insertPicture, nameFrom } from './markdown-commands.ts';
import { MarkdownEditor, MarkdownToolbar, type TextHandle, type View } from './MarkdownEditor.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { type EditorForm, readingMinutes, wordCount } from './values.ts';

type Props = {
  textRef: RefObject<TextHandle | null>;
  initialText: string;
  /** None for a text that was never saved as a post. */
  postId: number | undefined;
};

const COLUMNS: Readonly<Record<View, string>> = {
  write: 'grid-cols-1',
  split: 'grid-cols-1 max-md:grid-rows-2 md:grid-cols-2',
  preview: 'grid-cols-1',
};

/** The Markdown source with its toolbar, and beside it what readers will see. */
export function WritingArea({ textRef, initialText, postId }: Props) {
  const { setValue, formState } = useFormContext<EditorForm>();
  const [view, setView] = useState<View>(() => (innerWidth < 1024 ? 'write' : 'split'));
  const pane = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<ManagedFile>();
  const { picker, open } = usePicker(setPicked, { postId });
  const insert = (markdown: string) => {
    flushSync(() => setPicked(undefined)); // an open dialog keeps the focus from the text
    textRef.current?.run(insertPicture(markdown));
  };
  const { uploads, take, cancel } = useImageUploads(textRef);
  return (
    <div className="grid grid-cols-1 content-start">
      <div className="overflow-clip rounded-card border border-control">
        <MarkdownToolbar text={textRef} view={view} onView={setView} onImage={open} />
        <div
          className={`grid h-[max(26rem,calc(100dvh-24rem))] divide-line bg-surface md:divide-x ${COLUMNS[view]}`}
        >
          <div ref={pane} className={view === 'preview' ? 'hidden' : 'min-h-0 min-w-0'}>
            <MarkdownEditor
              ref={textRef}
              initialText={initialText}
              onChange={(text) => setValue('content', text)}
              onFiles={take}
            />
          </div>
          {view !== 'write' && <Preview scrollWith={() => textRef.current?.scroller()} />}
        </div>
      </div>
      <UploadProgress uploads={uploads} onCancel={cancel} />
      <div className="flex flex-wrap justify-between gap-x-4 pt-1.5 text-xs text-muted">
        <FieldError id="content-error" error={formState.errors.content?.message} />
        <Figures />
      </div>
      {picker}
      {picked && <PictureDialog file={picked} onInsert={insert} onClose={() => setPicked(undefined)} />}
    </div>
  );
}

function Figures() {
  const words = wordCount(useWatch<EditorForm, 'content'>({ name: 'content' }));
  return (
    <p className="ml-auto tabular-nums">{`${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'} · ${readingMinutes(words)} min read`}</p>
  );
}

type UploadsProps = { uploads: readonly ImageUpload[]; onCancel: (upload: ImageUpload) => void };

/** Pictures on their way into the library and the text. */
function UploadProgress({ uploads, onCancel }: UploadsProps) {
  return uploads.map((upload) => (
    <div key={upload.id} className="flex items-center gap-2 pt-2">
      <div className="flex-1">
        <ProgressBar label={`Uploading ${upload.name}`} percent={upload.percent} />
      </div>
      <IconButton icon={X} label={`Cancel upload of ${upload.name}`} onPress={() => onCancel(upload)} />
    </div>
  ));
}

type ImageUpload = { id: string; name: string; percent: number; controller: AbortController };

/** Pasted and dropped pictures go into the media library, and then into the text where they were put (BA-9). */
function useImageUploads(text: RefObject<TextHandle | null>) {
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

const PAUSE_MS = 150;
/** Where the connection is there and its renderer is not. */
const RETRY_MS = 5_000;

/** What readers will see, by the one renderer of the blog (D40); it scrolls along with the source. */
function Preview({ scrollWith }: { scrollWith: () => HTMLElement | undefined }) {
  const content = useWatch<EditorForm, 'content'>({ name: 'content' });
  const html = useRendered(content);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const source = scrollWith();
    if (!source) return;
    const follow = () => {
      const share = source.scrollTop / Math.max(1, source.scrollHeight - source.clientHeight);
      const target = pane.current;
      if (target) target.scrollTop = share * (target.scrollHeight - target.clientHeight);
    };
    source.addEventListener('scroll', follow, { passive: true });
    return () => source.removeEventListener('scroll', follow);
  }, [scrollWith]);
  return (
    <div
      ref={pane}
      role="region"
      aria-label="Preview"
      tabIndex={0}
      className="relative min-h-0 min-w-0 overflow-auto px-5 py-4 -outline-offset-2"
    >
      {html === '' ? (
        <p className="text-muted">The preview appears as you write.</p>
      ) : (
        <div className="prose mx-auto max-w-[44rem]" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </div>
  );
}

/** The HTML of the text once typing pauses; a text that takes long is rendered less often. */
function useRendered(markdown: string): string {
  const [html, setHtml] = useState('');
  const tookMs = useRef(0);
  useEffect(() => {
    const current = new AbortController();
    const { signal } = current;
    const render = async () => {
      let renderer = await loadRenderer();
      while (!renderer && !signal.aborted) {
        setHtml('<p>The preview could not be loaded. It comes back with the connection.</p>');
        await untilOnline(RETRY_MS, signal);
        renderer = await loadRenderer();
      }
      if (!renderer || signal.aborted) return;
      const startedAt = performance.now();
      setHtml(renderer.renderMarkdown(markdown, { site: location.origin, pictureAccess: '' }).html);
      tookMs.current = performance.now() - startedAt;
    };
    const timer = setTimeout(() => void render(), Math.max(PAUSE_MS, tookMs.current * 3));
    return () => {
      clearTimeout(timer);
      current.abort();
    };
  }, [markdown]);
  return html;
}

/** The one renderer of the blog (D40), for the preview. */
type Renderer = typeof import('#lib/markdown/render.ts');

let loaded: Renderer | undefined;
let address: string | undefined;
let tries = 0;

/** Undefined while it cannot be fetched. */
async function loadRenderer(): Promise<Renderer | undefined> {
  try {
    loaded ??= address ? await atNewAddress(address) : await import('#lib/markdown/render.ts');
  } catch (error) {
    // Some browsers keep for an address that its module failed, and name the address; others ask again.
    address ??= error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined;
  }
  return loaded;
}

async function atNewAddress(module: string): Promise<Renderer> {
  tries += 1;
  return (await import(/* @vite-ignore */ `${module}?try=${tries}`)) as Renderer;
}
