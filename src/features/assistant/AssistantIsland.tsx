import { OwnerApp } from '#components/owner/OwnerApp.tsx';

import { AssistantTools } from './AssistantTools.tsx';

/** What the assistant could not answer, and what its owner answers himself. */
export function AssistantIsland() {
  return (
    <OwnerApp entrance={{ kind: 'redirect' }}>
      <AssistantTools />
    </OwnerApp>
  );
}
