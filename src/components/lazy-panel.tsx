import { lazy, useState, type ComponentType } from 'react';

import { ErrorState } from '#components/ui/States.tsx';

type Panel<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/** A panel whose code is loaded by `preload` or when it is first shown; says so where it cannot be, such as offline. */
export function lazyPanel<Props extends object>(load: () => Promise<ComponentType<Props>>): Panel<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Loading = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => LoadFailed) }));
  function Panel(props: Props) {
    // What waits for its code shows the placeholder around it for 300 ms at least, which is how React reveals.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Loading);
    return <Shown {...props} />;
  }
  const preload = async () => {
    loaded ??= await load().catch(() => undefined);
  };
  return Object.assign(Panel, { preload });
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
