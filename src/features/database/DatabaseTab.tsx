import { useAddress } from '#lib/owner/address.ts';

import { Backups } from './backups/Backups.tsx';
import { TableList } from './TableList.tsx';
import { TableView } from './TableView.tsx';

/** The Database tab of the admin tools (A-DB-1): all tables and the backups of them, or the rows of the one that the address names. */
export function DatabaseTab() {
  const tablename = useAddress().get('table');
  if (tablename) return <TableView key={tablename} tablename={tablename} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Backups />
      <div>
        <TableList />
      </div>
    </div>
  );
}
