import { Download, Inbox, Search } from 'lucide-react';
import { useState } from 'react';

import type { Contact } from '#contracts/contacts.ts';
import { DataTable } from '#components/ui/DataTable.tsx';
import { linkButton } from '#components/ui/owner-styles.ts';
import { Pagination } from '#components/ui/Pagination.tsx';
import { EmptyState, ErrorState, Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { Toolbar } from '#components/ui/Toolbar.tsx';
import { formatCount } from '#lib/format.ts';

import { BulkMoves } from './BulkMoves.tsx';
import { messageColumns } from './message-columns.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { useMarkRead, useMessages } from './use-messages.ts';
import { countOf, VIEWS } from './views.ts';

/** The inbox: list, search, read, archive, spam, reply, CSV. */
export function Messages() {
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
          badge: counts && <span className="text-xs text-muted tabular-nums">{countOf(tab.id, counts)}</span>,
        }))}
      >
        <MessageList key={view} messages={messages} />
      </Tabs>
    </>
  );
}

function MessageList({ messages }: { messages: ReturnType<typeof useMessages> }) {
  const { list, search, setSearch, page, setPage, exportAddress, isEmptyMeanwhile } = messages;
  const [open, setOpen] = useState<Contact>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const markRead = useMarkRead();
  const read = (contact: Contact) => {
    setOpen(contact);
    if (contact.status === 'new') markRead.mutate({ ids: [contact.id], status: 'read' });
  };
  const rows = list.data?.contacts ?? [];
  return (
    <>
      <Toolbar
        label="Filters"
        actions={
          <a href={exportAddress} download="messages.csv" className={linkButton}>
            <Download aria-hidden="true" size={15} />
            Export CSV
          </a>
        }
      >
        <div className="w-full sm:w-72">
          <TextField
            type="search"
            label="Search messages"
            isLabelHidden
            placeholder="Search name, address, company, text"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <BulkMoves contacts={rows.filter(({ id }) => chosen.has(id))} onMoved={() => setChosen(new Set())} />
      </Toolbar>
      {(list.isPending || (isEmptyMeanwhile && rows.length === 0)) && (
        <Skeleton label="Loading the messages" />
      )}
      {list.isError && (
        <ErrorState
          title="The messages could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && !isEmptyMeanwhile && rows.length === 0 && <NoMessages isSearch={search !== ''} />}
      {rows.length > 0 && (
        <DataTable
          caption="Messages, newest first"
          rows={rows}
          columns={messageColumns(read)}
          isStale={list.isPlaceholderData}
          selection={{
            ids: chosen,
            onChange: setChosen,
            labelOf: (id) => `Select the message of ${nameOf(rows.find((row) => row.id === id))}`,
          }}
        />
      )}
      {list.data && rows.length > 0 && (
        <Pagination
          page={page}
          totalPages={list.data.totalPages}
          onPage={setPage}
          total={formatCount(list.data.total, 'message')}
        />
      )}
      {open && <MessageDialog contact={open} onClose={() => setOpen(undefined)} />}
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
      What visitors send by the contact form arrives in the inbox.
    </EmptyState>
  );
}
