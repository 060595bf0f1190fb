import { Image, SearchX } from 'lucide';

import type { ManagedFile } from '#contracts/files.ts';
import { EmptyState, ErrorState, Skeleton } from '#components/ui/States.tsx';

import { MediaGrid } from './MediaGrid.tsx';
import type { useMedia } from './use-media.ts';

type Props = Pick<ReturnType<typeof useMedia>, 'query' | 'found' | 'search'> & {
  verb: string;
  onPress: (file: ManagedFile) => void;
};

/** What the search has found, or why there is nothing. */
export function MediaResults({ query, found, search, verb, onPress }: Props) {
  if (query.error)
    return (
      <ErrorState
        title="The media library could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  if (!found) return <Skeleton label="Loading media" />;
  if (found.length > 0) return <MediaGrid files={found} verb={verb} onPress={onPress} />;
  if (search.trim())
    return (
      <EmptyState icon={SearchX} title="No files found">
        <p>Nothing is called “{search.trim()}”.</p>
      </EmptyState>
    );
  return (
    <EmptyState icon={Image} title="No media yet">
      <p>Drop images or videos above, choose them, or paste a picture.</p>
    </EmptyState>
  );
}
