import { Button } from '#components/ui/Button.tsx';
import { CopyButton } from '#components/ui/CopyButton.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';

/** D24 a token for scripts: shown once, kept nowhere. */
export function AdminToken() {
  const make = useChange(api.auth.adminToken, {
    failure: 'Creation failed: Failed to make an admin token',
    refreshes: [],
  });
  return (
    <Panel
      title="Admin token"
      action={
        <Button isPending={make.isPending} onPress={() => make.mutate({})}>
          Make a token
        </Button>
      }
    >
      <p className="py-2 text-muted">
        Lets a script call <code>/api/admin</code> for one hour, and not longer than this session lives.
      </p>
      {make.data && (
        <div className="mb-2 grid gap-2 rounded-control bg-raised p-3">
          <TextField
            label="Your admin token"
            description={
              <>
                Shown once, ends <DateTime at={make.data.expiresAt} />. Send it as{' '}
                <code>Authorization: Bearer …</code>
              </>
            }
            readOnly
            value={make.data.token}
            onFocus={({ target }) => target.select()}
          />
          <div>
            <CopyButton label="Copy token" text={make.data.token} />
          </div>
        </div>
      )}
    </Panel>
  );
}
