import { CalendarDays, FileJson, ListChecks, Upload } from 'lucide';
import { contract } from 'virtual:api-routes';

import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { saveAnswer } from '#lib/api/save-answer.ts';
import { showToast } from '#lib/page/toast.ts';

export type ListDialog = 'import' | 'calendar';

type Props = {
  onOpen: (dialog: ListDialog) => void;
  /** Begins to choose among the rows, where the view has them. */
  onSelect?: (() => void) | undefined;
};

const saveJson = () =>
  saveAnswer(contract.jobs.transfer.exportJson, undefined).catch(() =>
    showToast({ title: 'The export failed', description: 'Please try again.', variant: 'destructive' }),
  );

export function MoreMenu({ onOpen, onSelect }: Props) {
  const entries: MenuEntry[] = [
    ...(onSelect ? [{ id: 'select', label: 'Select several', icon: ListChecks, onAction: onSelect }] : []),
    { id: 'calendar', label: 'Calendar…', icon: CalendarDays, onAction: () => onOpen('calendar') },
    { id: 'import', label: 'Import…', icon: Upload, onAction: () => onOpen('import') },
    { id: 'json', label: 'Export all as JSON', icon: FileJson, onAction: () => void saveJson() },
  ];
  return <Menu label="More for the list" entries={entries} />;
}
