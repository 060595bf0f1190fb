import { Hourglass } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';

import { Button } from '#components/ui/Button.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';

import { useSilences } from './use-silences.ts';

/** Nobody has answered for a while: what to do about it, and a way to be reminded later. */
export function SilenceHint({ applicationId }: { applicationId: number }) {
  const days = useSilences().get(applicationId);
  const dismiss = useChange(api.jobs.silences.dismiss, {
    success: 'Hint dismissed',
    failure: 'Update failed: The hint could not be dismissed. Please try again.',
    refreshes: [api.jobs.silences.key(), api.jobs.get.key()],
  });
  if (days === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-warning/40 px-4 py-2.5">
      <Icon shape={Hourglass} size={18} className="text-warning" />
      <p className="min-w-[min(14rem,100%)] flex-1">
        {`No news for ${formatCount(days, 'day')}. Perhaps it is time to follow up.`}
      </p>
      <Button isPending={dismiss.isPending} onPress={() => dismiss.mutate({ id: applicationId })}>
        Dismiss
      </Button>
    </div>
  );
}
