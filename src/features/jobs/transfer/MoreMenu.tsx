import { FileJson, ListChecks, Upload } from 'lucide-react';
import { contract } from 'virtual:api-routes';

import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { saveAnswer } from '#lib/save-answer.ts';
import { showToast } from '#lib/toast.ts';

type Props = {
  onImport: () => void;
  /** Begins to choose among the rows, where the view has them. */
  onSelect?: (() => void) | undefined;
};

const saveJson = () =>
  saveAnswer(contract.jobs.transfer.exportJson, undefined).catch(() =>
    showToast({ title: 'The export failed', description: 'Please try again.', variant: 'destructive' }),
  );

/** What is done to the list as a whole. */
export function MoreMenu({ onImport, onSelect }: Props) {
  const entries: MenuEntry[] = [
    ...(onSelect ? [{ id: 'select', label: 'Select several', icon: ListChecks, onAction: onSelect }] : []),
    { id: 'import', label: 'Import…', icon: Upload, onAction: onImport },
    { id: 'json', label: 'Export all as JSON', icon: FileJson, onAction: () => void saveJson() },
  ];
  return <Menu label="More for the list" entries={entries} />;
}
