import { Globe } from 'lucide';

import { Button } from '#components/ui/Button.tsx';
import { api, useChange } from '#lib/api/api.ts';

/** A first resume of the published content. */
export function FromSite() {
  const make = useChange(api.resumes.addBaseFromSite, {
    success: 'Base resume made from your site',
    failure: 'Failed to make a resume from your site. Please try again.',
    refreshes: [api.resumes.key()],
  });
  return (
    <Button icon={Globe} variant="quiet" isPending={make.isPending} onPress={() => make.mutate(undefined)}>
      From My Site
    </Button>
  );
}
