import { Pause, Play, RotateCw, X } from 'lucide';

import { IconButton } from '#components/ui/Button.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';

import type { UploadItem } from './upload-queue.ts';

type Actions = {
  stop: (id: string) => void;
  resume: (id: string) => void;
  remove: (id: string) => void;
};

export function UploadList({ items, ...actions }: { items: readonly UploadItem[] } & Actions) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex items-center gap-2 rounded-control border border-line bg-surface py-1.5 pr-1 pl-3"
        >
          <div className="min-w-0 flex-1">
            {item.state === 'failed' ? (
              <>
                <p className="truncate text-xs font-medium">{labelOf(item)}</p>
                <p className="text-xs text-danger">{item.message}</p>
              </>
            ) : (
              <ProgressBar label={labelOf(item)} percent={item.percent} />
            )}
          </div>
          <UploadActions item={item} {...actions} />
        </li>
      ))}
    </ul>
  );
}

function UploadActions({ item, stop, resume, remove }: { item: UploadItem } & Actions) {
  const { id, file, state, canRetry } = item;
  return (
    <span className="flex">
      {(state === 'sending' || state === 'waiting') && (
        <IconButton icon={Pause} label={`Pause ${file.name}`} onPress={() => stop(id)} />
      )}
      {state === 'stopped' && (
        <IconButton icon={Play} label={`Resume ${file.name}`} onPress={() => resume(id)} />
      )}
      {state === 'failed' && canRetry && (
        <IconButton icon={RotateCw} label={`Try ${file.name} again`} onPress={() => resume(id)} />
      )}
      <IconButton
        icon={X}
        label={`${state === 'failed' ? 'Dismiss' : 'Cancel'} ${file.name}`}
        onPress={() => remove(id)}
      />
    </span>
  );
}

const WORDS = { waiting: 'Waiting', sending: 'Uploading', stopped: 'Paused', failed: 'Failed' } as const;

const labelOf = ({ state, file }: UploadItem) => `${WORDS[state]}: ${file.name}`;
