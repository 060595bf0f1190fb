import { useTags } from './kinds.ts';
import { TaxonomyTab } from './TaxonomyTab.tsx';

export function TagsTab() {
  return <TaxonomyTab taxonomy={useTags()} />;
}
