import { Image, SearchX } from 'lucide';

import type { ManagedFile } from '#contracts/files.ts';
import { EmptyState, Pending } from '#components/ui/States.tsx';
import { Badge } from '#components/ui/Badge.tsx';

import type { useMedia } from './use-media.ts';
import { factsOf, isImage } from './file-facts.ts';
import { Thumbnail } from './Thumbnail.tsx';

type Props = Pick<ReturnType<typeof useMedia>, 'query' | 'found' | 'search'> & {
  verb: string;
  onPress: (file: ManagedFile) => void;
};

/** What the search has found, or why there is nothing. */
export function MediaResults({ query, found, search, verb, onPress }: Props) {
  if (query.error || !found) return <Pending query={query} what="media library" />;
  if (found.length > 0) return <MediaGrid files={found} verb={verb} onPress={onPress} />;
  if (search.trim())
    return (
      <EmptyState icon={SearchX} title="No files found">
        <p>Nothing is called “{search.trim()}”.</p>
      </EmptyState>
    );
  return (
    <EmptyState icon={Image} title={query.data?.length ? 'Nothing to choose yet' : 'No media yet'}>
      <p>Drop images or videos above, choose them, or paste a picture.</p>
    </EmptyState>
  );
}

type GridProps = {
  files: readonly ManagedFile[];
  /** What pressing a file does: `Open`, `Choose`. */
  verb: string;
  onPress: (file: ManagedFile) => void;
};

/** Files as pictures, as many beside each other as fit. */
function MediaGrid({ files, verb, onPress }: GridProps) {
  return (
    <ul
      aria-label="Files"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,45%),1fr))] gap-3 sm:gap-4"
    >
      {files.map((file) => (
        <li key={file.id} className="[contain-intrinsic-size:auto_14rem] [content-visibility:auto]">
          <button
            type="button"
            onClick={() => onPress(file)}
            className="relative block w-full cursor-pointer overflow-hidden rounded-card border border-line bg-surface text-left -outline-offset-2 hover:border-accent"
          >
            <span className="flex aspect-4/3 overflow-hidden bg-raised">
              <Thumbnail file={file} />
            </span>
            <span className="block px-3 py-2">
              <span className="sr-only">{verb} </span>
              <span className="block truncate text-sm font-medium" title={file.originalName}>
                {file.originalName}
              </span>
              <span className="block truncate text-xs text-muted tabular-nums">{factsOf(file)}</span>
              <span className="block truncate text-xs text-muted">{noteOf(file)}</span>
            </span>
            {!file.isPublic && (
              <span className="absolute top-1.5 left-1.5 rounded-control bg-surface">
                <Badge tone="warning">{file.postId === null ? 'Private' : 'With its post'}</Badge>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function noteOf(file: ManagedFile): string {
  const posts = new Set(file.usedIn.map(({ postId, title }) => postId ?? title)).size;
  const use = posts === 0 ? 'Not used' : `Used in ${posts} ${posts === 1 ? 'post' : 'posts'}`;
  return isImage(file) && !file.altText ? `${use} · no alt text` : use;
}
