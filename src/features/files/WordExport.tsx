import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide';
import { useState } from 'react';
import { contract } from 'virtual:api-routes';

import { Icon } from '#components/ui/Icon.tsx';
import { addressOf } from '#contracts/address.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api } from '#lib/api/api.ts';

const SHOWN = 20;

/** The Word download of a blog post (A-FIL-1). */
export function WordExport() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={FileDown} onPress={() => setOpen(true)}>
        Blog post as Word
      </Button>
      {isOpen && (
        <Dialog title="Blog post as Word" isDismissable onClose={() => setOpen(false)}>
          <Posts />
        </Dialog>
      )}
    </>
  );
}

function Posts() {
  const [search, setSearch] = useState('');
  const list = useQuery({
    ...api.blogAdmin.posts.list.queryOptions({ input: { search, limit: SHOWN } }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <TextField
        label="Find a post"
        type="search"
        placeholder="Title"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Pending query={list} what="posts" lines={4} />
      {list.data && (
        <ul aria-label="Posts" className="mt-3 grid">
          {list.data.posts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={addressOf(contract.blogAdmin.export, { id })}
                download
                className="flex min-h-(--control) items-center gap-2.5 rounded-control px-2 py-1.5 hover:bg-accent-soft"
              >
                <Icon shape={FileDown} size={16} className="shrink-0 text-muted" />
                <span className="min-w-0 wrap-anywhere">{title}</span>
              </a>
            </li>
          ))}
          {list.data.posts.length === 0 && <li className="py-2 text-muted">No post has these words.</li>}
        </ul>
      )}
    </>
  );
}
