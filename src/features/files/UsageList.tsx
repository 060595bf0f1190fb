import type { FileUse } from '#contracts/files.ts';

import { describeUse } from './file-facts.ts';

export function UsageList({ uses }: { uses: readonly FileUse[] }) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {uses.map((use) => (
        <li key={`${use.postId ?? use.title}-${use.place}`}>{describeUse(use)}</li>
      ))}
    </ul>
  );
}
