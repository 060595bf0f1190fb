import { lazy, type ComponentType } from 'react';

import { ErrorState } from '#components/ui/States.tsx';

/** A panel whose code is loaded when it is first shown; says so where it cannot be, such as offline. */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => LoadFailed) }));
}

function LoadFailed() {
  return (
    <ErrorState
      title="This part of the page could not be loaded"
      error={undefined}
      onRetry={() => location.reload()}
    />
  );
}
