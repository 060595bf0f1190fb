import { Download, Inbox, Search } from 'lucide';
import { useMemo, useState } from 'react';
import { hasContact } from 'virtual:brand/parts';

import type { Contact } from '#contracts/contacts.ts';
import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { List } from '#components/list/List.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { LinkButton } from '#components/ui/Button.tsx';
import { formatCount } from '#lib/owner/format.ts';

import { BulkMoves } from './BulkMoves.tsx';
import { messageColumns } from './message-columns.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useMarkRead, useMessages } from './use-messages.ts';
import { countOf, VIEWS } from './views.ts';

export function MessagesIsland() {
  return (
    <OwnerApp entrance={{ kind: 'redirect' }}>
      <Messages />
    </OwnerApp>
  );
}

/** The inbox: list, search, read, archive, spam, reply, CSV. */
function Messages() {
  const messages = useMessages();
  const { view, list } = messages;
  const counts = list.data?.counts;
  return (
    <>
      <h1 className="mb-3 text-2xl">Messages</h1>
      <Tabs
        label="Messages"
        selected={view}
        onSelect={(id) => messages.setView(id === 'inbox' ? '' : id)}
        tabs={VIEWS.map((tab) => ({
          ...tab,
          badge: counts && (
            <span className="text-xs text-muted tabular-nums">
              {countOf(tab.id, counts).toLocaleString('en-US')}
            </span>
          ),
        }))}
      >
        <MessageList key={view} messages={messages} />
      </Tabs>
    </>
  );
}

function MessageList({ messages }: { messages: ReturnType<typeof useMessages> }) {
  const { address, list, exportAddress } = messages;
  const [open, setOpen] = useState<Contact>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [doomed, setDoomed] = useState<readonly Contact[]>([]);
  const { mutate: mark } = useMarkRead();
  const columns = useMemo(
    () =>
      messageColumns((contact) => {
        setOpen(contact);
        if (contact.status === 'new') mark({ ids: [contact.id], status: 'read' });
      }),
    [mark],
  );
  const rows = list.data?.contacts;
  const selected = rows?.filter(({ id }) => chosen.has(id)) ?? [];
  const none = () => setChosen(new Set());
  return (
    <>
      <List
        what="messages"
        caption="Messages, newest first"
        address={address}
        toolbar={{
          label: 'Filters',
          placeholder: 'Search name, address, company, text',
          filters: <BulkMoves contacts={selected} onMoved={none} onDelete={() => setDoomed(selected)} />,
          actions: (
            <LinkButton icon={Download} href={exportAddress} download="messages.csv">
              Export CSV
            </LinkButton>
          ),
        }}
        query={list}
        rows={rows}
        columns={columns}
        selection={{
          ids: chosen,
          onChange: setChosen,
          labelOf: (id) => `Select the message of ${nameOf(rows?.find((row) => row.id === id))}`,
        }}
        empty={<NoMessages isSearch={address.search !== ''} />}
        count={list.data && formatCount(list.data.total, 'message')}
        totalPages={list.data?.totalPages}
      />
      {open && (
        <MessageDialog
          contact={open}
          onClose={() => setOpen(undefined)}
          onDelete={() => {
            setOpen(undefined);
            setDoomed([open]);
          }}
        />
      )}
      {doomed.length > 0 && <DeleteDialog contacts={doomed} onClose={() => setDoomed([])} onDeleted={none} />}
    </>
  );
}

function nameOf(contact: Contact | undefined): string {
  return contact ? `${contact.firstName} ${contact.lastName}` : '';
}

function NoMessages({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState icon={Search} title="No message matches">
      Try fewer or other words.
    </EmptyState>
  ) : (
    <EmptyState icon={Inbox} title="No messages here">
      <p>What visitors send by the contact form arrives in the inbox.</p>
      {hasContact && <LinkButton href="/#contact">See the form</LinkButton>}
    </EmptyState>
  );
}
