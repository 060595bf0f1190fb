import { Archive, Download, HeartPulse, KeyRound, Pencil, RefreshCw, Trash2 } from 'lucide';

import type { Certificate } from '#contracts/certificates.ts';
import { actionsColumn, type Column } from '#components/list/column.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';

import { expiryOf } from './expiry.ts';
import { TYPE_LABELS } from './labels.ts';
import { stateOf, type CertificateColumn } from './shown-certificates.ts';

export type RowAction = 'health' | 'download' | 'private-key' | 'pkcs12' | 'replace' | 'edit' | 'delete';
type OnAction = (action: RowAction, certificate: Certificate) => void;

export function certificateColumns(onAction: OnAction): Column<Certificate, CertificateColumn>[] {
  return [
    {
      id: 'name',
      label: 'Name',
      isRowHeader: true,
      cell: (certificate) => (
        <button
          type="button"
          className="inline-flex min-h-6 cursor-pointer items-center text-left wrap-anywhere hover:text-accent"
          onClick={() => onAction('health', certificate)}
        >
          {certificate.name}
        </button>
      ),
    },
    {
      id: 'domain',
      label: 'Domain',
      cell: ({ domain }) => <span className="wrap-anywhere">{domain}</span>,
    },
    {
      id: 'type',
      label: 'Type',
      isWideOnly: true,
      cell: ({ type }) => <span className="whitespace-nowrap">{TYPE_LABELS[type]}</span>,
    },
    {
      id: 'expires',
      label: 'Expires',
      cell: (certificate) => <Expires {...certificate} />,
    },
    { id: 'state', label: 'State', cell: (certificate) => <State {...certificate} /> },
    {
      id: 'checked',
      label: 'Last check',
      isWideOnly: true,
      cell: ({ lastCheck }) => <LastCheck check={lastCheck} />,
    },
    actionsColumn((certificate) => (
      <Menu label={`Actions for ${certificate.name}`} entries={entriesOf(certificate, onAction)} />
    )),
  ];
}

function Expires({ expiresAt, daysUntilExpiry, isActive }: Certificate) {
  if (!expiresAt) return <span className="text-muted">Unknown</span>;
  const { text, tone } = expiryOf(daysUntilExpiry);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <DateTime at={expiresAt} isDateOnly />
      <Badge tone={isActive ? tone : 'neutral'}>{text}</Badge>
    </span>
  );
}

function State(certificate: Certificate) {
  const state = stateOf(certificate);
  return <Badge tone={state === 'Active' ? 'success' : 'neutral'}>{state}</Badge>;
}

function LastCheck({ check }: { check: Certificate['lastCheck'] }) {
  if (!check) return <span className="text-muted">Never</span>;
  const { isValid, checkedAt, served } = check;
  const isOther = served.status === 'different';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={!isValid ? 'danger' : isOther ? 'warning' : 'success'}>
        {!isValid ? 'Not valid' : isOther ? 'Served differently' : 'Valid'}
      </Badge>
      <span className="text-xs text-muted">
        <DateTime at={checkedAt} />
      </span>
    </span>
  );
}

function entriesOf(certificate: Certificate, onAction: OnAction): MenuEntry[] {
  const entry = (id: RowAction, label: string, icon: MenuEntry['icon']): MenuEntry => ({
    id,
    label,
    ...(icon && { icon }),
    onAction: () => onAction(id, certificate),
  });
  const keys: MenuEntry[] = [
    entry('private-key', 'Download private key', KeyRound),
    entry('pkcs12', 'Download PKCS#12', Archive),
  ];
  return [
    entry('health', 'Health check', HeartPulse),
    entry('download', 'Download certificate', Download),
    ...(certificate.hasPrivateKey ? keys : []),
    ...(certificate.replacedById === null ? [entry('replace', 'Replace', RefreshCw)] : []),
    entry('edit', 'Edit', Pencil),
    { ...entry('delete', 'Delete', Trash2), isDestructive: true },
  ];
}
