import { useQuery } from '@tanstack/react-query';

import { Dialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { goTo, useAddress } from '#lib/owner/address.ts';
import { api } from '#lib/api/api.ts';

import { ActivityDetails } from './ActivityDetails.tsx';

/** The largest number that an entry can have. */
const ID_MAXIMUM = 2_147_483_647;
const close = () => goTo({ entry: undefined });

/** The entry that the address names, such as one that a check found changed. */
export function AskedEntry() {
  const id = Number(useAddress().get('entry'));
  return Number.isInteger(id) && id > 0 && id < ID_MAXIMUM ? <Entry key={id} id={id} /> : null;
}

function Entry({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(
    api.activity.list.queryOptions({ input: { before: id + 1, limit: 1 } }),
  );
  const log = data?.find((found) => found.id === id);
  if (log) return <ActivityDetails log={log} onClose={close} />;
  return (
    <Dialog title={`Entry ${id}`} isOpen isDismissable onClose={close}>
      <Pending query={{ data, error, refetch }} what="entry" lines={3} />
      {data && <p>The log does not have this entry any more.</p>}
    </Dialog>
  );
}
