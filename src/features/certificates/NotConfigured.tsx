import { KeyRound } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import { ErrorBody } from '#contracts/error-body.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';

const Refused = ErrorBody.pick({ code: true });

/** What to set where the server has no key to encrypt private keys with; nothing for any other error. */
export function NotConfigured({ error }: { error: unknown }) {
  const { data } = Refused.safeParse(isRequestError(error) ? error.body : undefined);
  if (data?.code !== 'NOT_CONFIGURED') return null;
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-danger-soft p-4">
      <p className="flex items-center gap-2 font-medium text-danger">
        <Icon shape={KeyRound} size={17} />
        {sentenceOf(error, 'The server is not configured.')}
      </p>
      <p>
        Private keys are kept encrypted, and the server has no key for that. Put what this prints into the
        variable <code>ENCRYPTION_KEYS</code> of the site, keep a copy in a safe place, and deploy or start
        the site anew:
      </p>
      <code className="overflow-x-auto rounded-control bg-surface px-3 py-2 text-xs">
        echo &quot;e1:$(openssl rand -base64 32)&quot;
      </code>
      <p>What stands in this form stays until you close the page.</p>
    </div>
  );
}
