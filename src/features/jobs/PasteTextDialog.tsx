import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { POSTED_TEXT_MAXIMUM } from '#contracts/job-posting.ts';
import type { ParsedJob } from '#contracts/jobs.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { CopyButton } from '#components/ui/CopyButton.tsx';
import { linkButton } from '#components/ui/owner-styles.ts';
import { api } from '#lib/api/api.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';

import { jobAddressIn } from './job-address.ts';
import { bookmarkletOf } from './incoming.ts';

type Props = {
  /** The address that stands in the form. */
  address: string;
  onRead: (job: ParsedJob) => void;
  onClose: () => void;
};

/** J-4 a pasted page, mail or PDF text fills the form like a page does. */
export function PasteTextDialog({ address, onRead, onClose }: Props) {
  const [text, setText] = useState('');
  const url = jobAddressIn(address);
  const reading = useMutation({
    mutationFn: () => api.jobs.parseText.call({ text, ...(url && { url }) }),
    onSuccess: (job) => {
      onRead(job);
      onClose();
    },
  });
  const isTooLong = text.length > POSTED_TEXT_MAXIMUM;
  const error = isTooLong
    ? `This text is too long: ${text.length.toLocaleString('en-US')} of at most ${POSTED_TEXT_MAXIMUM.toLocaleString('en-US')} characters.`
    : reading.error
      ? sentenceFor(reading.error)
      : undefined;
  return (
    <FormDialog
      title="Fill in from text"
      size="medium"
      onClose={onClose}
      action={reading.isPending ? 'Reading' : 'Read the text'}
      isPending={reading.isPending}
      isDisabled={text.trim() === '' || isTooLong}
      onSubmit={() => text.trim() !== '' && !isTooLong && reading.mutate()}
    >
      <TextArea
        label="Text of the posting"
        description="Paste a whole page, a mail, the text of a PDF, or a page’s source. It is read on your own site."
        rows={12}
        autoFocus
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Bookmarklet />
    </FormDialog>
  );
}

const FAILED = 'The text could not be read. Please try again.';

const sentenceFor = (error: unknown) =>
  isRequestError(error) && error.status < 500 ? sentenceOf(error, FAILED) : FAILED;

/** A bookmark that opens the tracker with the job that is on the screen; on phones there is no bar to drag it to. */
function Bookmarklet() {
  const code = bookmarkletOf(location.origin);
  return (
    <section aria-label="Bookmark" className="mt-1 hidden gap-2 border-t border-line pt-4 pointer-fine:grid">
      <h3 className="font-medium">Or in one press, from any page</h3>
      <p className="max-w-prose text-muted">
        Drag this to your bookmarks bar. On a job’s page, press it: the tracker opens in a new tab with the
        page’s address and text. It runs only when you press it, and sends them to this site alone.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <a
          // React refuses such addresses, with reason; this one is ours and is dragged, not followed.
          ref={(link) => link?.setAttribute('href', code)}
          href="#bookmark"
          className={linkButton}
          onClick={(event) => event.preventDefault()}
        >
          Add to job tracker
        </a>
        <CopyButton label="Copy its address" text={code} />
      </div>
    </section>
  );
}
