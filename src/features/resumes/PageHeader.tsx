import { ArrowLeft, Sparkles } from 'lucide';

import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';

import { open } from './opened.ts';
import { useApplications } from './use-applications.ts';

/** R-1 the way back, and the way to a new resume once there is an application to make it for. */
export function PageHeader() {
  const { data: applications, error, refetch } = useApplications();
  const hasNone = applications?.length === 0;
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="grid gap-1">
        <a href="/tools" className="link inline-flex min-h-6 w-fit items-center gap-1">
          <Icon shape={ArrowLeft} size={15} />
          Tools
        </a>
        <h1 className="text-2xl">Resumes</h1>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {error && (
          <p role="alert" className="text-sm text-danger">
            The applications could not be loaded.{' '}
            <button type="button" className="link cursor-pointer" onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        )}
        {hasNone && (
          <p id="no-applications" className="text-sm text-muted">
            First{' '}
            <a href="/tools/job" className="link">
              write down an application
            </a>
            .
          </p>
        )}
        <Button
          variant="primary"
          isDisabled={!applications || hasNone}
          {...(hasNone && { 'aria-describedby': 'no-applications' })}
          onPress={() => open({ kind: 'job', id: undefined })}
        >
          <Icon shape={Sparkles} size={16} />
          Generate QA Resume
        </Button>
      </div>
    </header>
  );
}
