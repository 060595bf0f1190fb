import { CircleAlert } from 'lucide-react';

import { sentenceOf } from '#lib/api/api-request.ts';

/** Why a form could not be saved. A toast goes, this stays until the next try. */
export function NotSaved({ error }: { error: unknown }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger">
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {`Not saved. ${sentenceOf(error, 'The server cannot be reached.')} What you typed is kept on this device.`}
      </span>
    </p>
  );
}
