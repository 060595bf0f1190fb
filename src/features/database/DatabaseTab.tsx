import { useAddress } from '#lib/address.ts';

import { TableList } from './TableList.tsx';
import { TableView } from './TableView.tsx';

/** The Database tab of the admin tools (A-DB-1): all tables, or the rows of the one that the address names. */
export function DatabaseTab() {
  const tablename = useAddress().get('table');
  return tablename ? <TableView key={tablename} tablename={tablename} /> : <TableList />;
}
