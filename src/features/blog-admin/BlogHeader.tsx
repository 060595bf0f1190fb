import { ExternalLink, LogOut, Wrench } from 'lucide-react';

import { logOut } from '#components/owner/log-out.ts';
import { useOwner } from '#components/owner/owner.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { linkButton } from '#components/ui/owner-styles.ts';

/** BA-1 who is signed in, and the ways out. */
export function BlogHeader() {
  const { firstName, lastName } = useOwner();
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="text-2xl">Blog Admin</h1>
      <Badge>{`${firstName} ${lastName}`.trim()}</Badge>
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <a href="/blog" className={linkButton}>
          <ExternalLink aria-hidden="true" size={15} className="max-sm:hidden" />
          View Blog
        </a>
        <a href="/tools/admin" className={linkButton}>
          <Wrench aria-hidden="true" size={15} className="max-sm:hidden" />
          Admin Tools
        </a>
        <Button onPress={() => void logOut()}>
          <LogOut aria-hidden="true" size={15} className="max-sm:hidden" />
          Logout
        </Button>
      </div>
    </header>
  );
}
