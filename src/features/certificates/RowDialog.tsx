import { DeleteDialog } from './DeleteDialog.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { HealthDialog } from './HealthDialog.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import type { HealthCheck } from './use-health-check.ts';
import type { Asked } from './use-row-actions.ts';

type Props = {
  asked: Asked | undefined;
  check: HealthCheck;
  onClose: () => void;
};

/** The dialog that was asked for. */
export function RowDialog({ asked, check, onClose }: Props) {
  if (!asked) return null;
  const { action, certificate } = asked;
  const common = { certificate, onClose };
  switch (action) {
    case 'health':
      return <HealthDialog {...common} check={check} />;
    case 'download':
      return <DownloadDialog {...common} />;
    case 'edit':
      return <EditDialog {...common} />;
    case 'delete':
      return <DeleteDialog {...common} />;
    default:
      return <KeyDialog {...common} form={action} />;
  }
}
