import type { SliceName } from './name.ts';

/** The owner's page of a capability and its island, by their paths. */
export function siteFiles({ kebab, camel, pascal, label }: SliceName): Record<string, string> {
  const folder = `src/features/${kebab}`;
  return {
    [`src/pages/tools/${kebab}.astro`]: `---
import Authenticating from '#components/owner/Authenticating.astro';
import { ${pascal}Island } from '#features/${kebab}/${pascal}Island.tsx';
import OwnerLayout from '#layouts/OwnerLayout.astro';
---

<OwnerLayout title="${label}">
  <${pascal}Island client:only="react">
    <Authenticating slot="fallback" />
  </${pascal}Island>
</OwnerLayout>
`,
    [`${folder}/${pascal}Island.tsx`]: `import { OwnerApp } from '#components/owner/OwnerApp.tsx';

import { ${pascal}Overview } from './${pascal}Overview.tsx';

export function ${pascal}Island() {
  return (
    <OwnerApp entrance={{ kind: 'redirect' }}>
      <${pascal}Overview />
    </OwnerApp>
  );
}
`,
    [`${folder}/${pascal}Overview.tsx`]: `import { useQuery } from '@tanstack/react-query';

import { DateTime } from '#components/ui/DateTime.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

export function ${pascal}Overview() {
  const overview = useQuery(api.${camel}.overview.queryOptions());
  return (
    <>
      <h1 className="mb-3 text-2xl">${label}</h1>
      {overview.isPending && <Skeleton label="Loading" lines={2} />}
      {overview.isError && (
        <ErrorState
          title="This could not be loaded"
          error={overview.error}
          onRetry={() => void overview.refetch()}
        />
      )}
      {overview.data && (
        <Panel title="Database">
          <p>
            Postgres {overview.data.databaseVersion}, as of <DateTime at={overview.data.asOf} />
          </p>
        </Panel>
      )}
    </>
  );
}
`,
  };
}
