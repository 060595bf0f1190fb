import { useQuery } from '@tanstack/react-query';
import { SearchX, ShieldCheck, Upload } from 'lucide';
import { useCallback, useMemo, useState } from 'react';

import type { Certificate } from '#contracts/certificates.ts';
import { List } from '#components/list/List.tsx';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';
import { useWholeList } from '#lib/owner/use-whole-list.ts';

import { certificateColumns } from './certificate-columns.tsx';
import { CertificateForm } from './CertificateForm.tsx';
import { RowDialog } from './RowDialog.tsx';
import { CERTIFICATES } from './shown-certificates.ts';
import { useRowActions } from './use-row-actions.ts';

/** The Certificates tab of the admin tools (A-CRT-1 to A-CRT-3). */
export function CertificatesTab() {
  const query = useQuery(api.certificates.list.queryOptions());
  const { address, rows } = useWholeList(query.data, CERTIFICATES);
  const form = useUploadForm();
  const { onAction, ...dialog } = useRowActions(form.replace);
  const columns = useMemo(() => certificateColumns(onAction), [onAction]);
  return (
    <section aria-label="Certificates">
      <List
        what="certificates"
        address={address}
        toolbar={{
          placeholder: 'Name, domain or issuer',
          actions: (
            <Button
              icon={Upload}
              variant={form.isOpen ? 'secondary' : 'primary'}
              aria-expanded={form.isOpen}
              onPress={form.toggle}
            >
              Upload certificate
            </Button>
          ),
        }}
        notice={
          form.opened > 0 && (
            <div hidden={!form.isOpen}>
              <CertificateForm
                key={form.opened}
                isShown={form.isOpen}
                replaces={form.replaces}
                onClose={form.close}
                onStored={form.finish}
              />
            </div>
          )
        }
        query={query}
        rows={rows}
        columns={columns}
        count={rows && rows.length > 0 ? countSentence(rows) : undefined}
        empty={<NoCertificates search={address.typed.trim()} />}
      />
      <RowDialog {...dialog} />
    </section>
  );
}

function countSentence(certificates: readonly Certificate[]): string {
  const active = certificates.filter(({ isActive }) => isActive).length;
  return `${formatCount(certificates.length, 'certificate')}, ${active} active`;
}

function NoCertificates({ search }: { search: string }) {
  return search ? (
    <EmptyState icon={SearchX} title="No certificates found">
      <p>No name, domain or issuer has “{search}”.</p>
    </EmptyState>
  ) : (
    <EmptyState icon={ShieldCheck} title="No certificates yet">
      <p>
        The TLS certificates of your domains are kept here with their keys, encrypted: to have them at hand
        when a server is set up, to be told before they end, and to see whether each domain really serves its
        own.
      </p>
      <p>Press “Upload certificate” and drop what your authority has sent, in any form.</p>
    </EmptyState>
  );
}

/** The form opens and closes with what was typed in it; a replacement or a stored certificate begins it anew. */
function useUploadForm() {
  const [isOpen, setOpen] = useState(false);
  /** How often it was begun anew; at first there is none. */
  const [opened, setOpened] = useState(0);
  const [replaces, setReplaces] = useState<Certificate>();
  const replace = useCallback((certificate: Certificate) => {
    setReplaces(certificate);
    setOpened((count) => count + 1);
    setOpen(true);
    scrollTo({ top: 0 });
  }, []);
  const toggle = () => {
    if (opened === 0) setOpened(1);
    setOpen(!isOpen);
  };
  const finish = () => {
    setOpen(false);
    setReplaces(undefined);
    setOpened(0);
  };
  /** A replacement that is given up is no upload that waits. */
  const close = () => (replaces ? finish() : setOpen(false));
  return { isOpen, opened, replaces, replace, toggle: replaces ? close : toggle, close, finish };
}
