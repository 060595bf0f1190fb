import { CopyButton } from '#components/ui/CopyButton.tsx';
import { linkButton } from '#components/ui/owner-styles.ts';

import { bookmarkletOf } from './incoming.ts';

/** A bookmark that opens the tracker with the job that is on the screen. */
export function Bookmarklet() {
  const code = bookmarkletOf(location.origin);
  return (
    <section aria-label="Bookmark" className="mt-1 grid gap-2 border-t border-line pt-4">
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
