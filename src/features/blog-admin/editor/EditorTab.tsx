import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { DraftKey } from '#contracts/blog-post-input.ts';
import { Button } from '#components/ui/Button.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { useAddress } from '#lib/owner/address.ts';

import { leaveEditor } from '../address.ts';

import { editorInput } from './editor-input.ts';
import { EditorScreen } from './EditorScreen.tsx';

/** BA-2 the editor, in one of its modes: create (`new-…`) or edit (`post-…`). */
export function EditorTab() {
  const key = DraftKey.safeParse(useAddress().get('post')).data;
  if (!key) return <Nothing>There is no such post.</Nothing>;
  return <LoadedEditor key={key} draftKey={key} />;
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{children}</p>
      <Button onPress={leaveEditor}>Back to Posts</Button>
    </div>
  );
}

function LoadedEditor({ draftKey }: { draftKey: DraftKey }) {
  const { data, error, isFetching, refetch } = useQuery(editorInput(draftKey));
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  if (data === 'gone')
    return (
      <Nothing>
        This text is no unsaved one any more: it was saved as a post, or discarded in another window.
      </Nothing>
    );
  if (data) return <EditorScreen key={round} draftKey={draftKey} input={data} onReload={reload} />;
  if (isFetching) return <Skeleton label="Loading the post" lines={8} />;
  return (
    <ErrorState
      title="The post could not be loaded; what this device keeps of it is safe"
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
