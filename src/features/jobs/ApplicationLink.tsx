import type { JobApplicationRow } from '#contracts/jobs.ts';

type Props = { application: JobApplicationRow; onOpen: (application: JobApplicationRow) => void };

/** The company, which opens the details; with a modifier in another tab or window. */
export function ApplicationLink({ application, onOpen }: Props) {
  return (
    <a
      href={`?application=${application.id}`}
      className="min-h-6 w-fit font-medium wrap-anywhere hover:text-accent hover:underline"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab or window
        event.preventDefault();
        onOpen(application);
      }}
    >
      {application.company}
    </a>
  );
}
