import { WifiOff } from 'lucide';
import { useSyncExternalStore } from 'react';

import { Icon } from '#components/ui/Icon.tsx';

/** Says that nothing can be saved at the moment, and that nothing is lost by it. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="mb-4 empty:hidden">
      {!isOnline && (
        <p className="flex items-start gap-2 rounded-control border border-warning/40 px-3 py-2">
          <Icon shape={WifiOff} size={16} className="mt-0.5 shrink-0 text-warning" />
          You are offline. What you write in a form is kept on this device; save it when the connection is
          back.
        </p>
      )}
    </div>
  );
}

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}
