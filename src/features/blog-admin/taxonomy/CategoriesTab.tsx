import { useCategories } from './kinds.ts';
import { TaxonomyTab } from './TaxonomyTab.tsx';

export function CategoriesTab() {
  return <TaxonomyTab taxonomy={useCategories()} />;
}
