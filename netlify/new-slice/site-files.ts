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

/** A test of the island and one of the page, by their paths. */
export function siteTests({ kebab, pascal, label }: SliceName): Record<string, string> {
  return {
    [`src/features/${kebab}/${pascal}Overview.test.tsx`]: `// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#lib/api/query-client.ts';

import { ${pascal}Overview } from './${pascal}Overview.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('what the server answers is shown', async () => {
  const answer = { databaseVersion: '18.1', asOf: '2026-11-20T08:00:00.000Z' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  act(() =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <${pascal}Overview />
      </QueryClientProvider>,
    ),
  );
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('Postgres 18.1')));
});
`,
    [`tests/e2e/${kebab}/${kebab}.spec.ts`]: `import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

test('the owner opens ${label} from the bar and reads it', AT_BOTH_WIDTHS, async ({ page, isMobile }) => {
  await page.goto('/tools');
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = isMobile
    ? page.getByRole('menuitem', { name: '${label}', exact: true })
    : page.getByRole('navigation', { name: 'Owner' }).getByRole('link', { name: '${label}', exact: true });
  await link.click();
  await expect(page).toHaveURL('/tools/${kebab}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${label}');
  await expect(page.getByText('Postgres')).toBeVisible();
  await expectAccessible(page);
});
`,
  };
}
