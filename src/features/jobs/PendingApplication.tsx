import { ErrorState, Skeleton } from '#components/ui/States.tsx';

/** A stored application that is on its way, or could not be loaded. */
export function PendingApplication({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return error ? (
    <ErrorState title="The application could not be loaded" error={error} onRetry={onRetry} />
  ) : (
    <Skeleton label="Loading the application" lines={8} />
  );
}
