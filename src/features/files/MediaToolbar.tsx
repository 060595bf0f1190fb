import { SelectField } from '#components/ui/SelectField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { Toolbar } from '#components/ui/Toolbar.tsx';

import { MEDIA_ORDERS, type useMedia } from './use-media.ts';

type Props = Pick<ReturnType<typeof useMedia>, 'search' | 'setSearch' | 'order' | 'setOrder'>;

export function MediaToolbar({ search, setSearch, order, setOrder }: Props) {
  return (
    <Toolbar label="Find media">
      <div className="w-full sm:w-72">
        <TextField
          label="Search media"
          isLabelHidden
          type="search"
          placeholder="Search by name or alt text"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <div className="w-full sm:w-44">
        <SelectField
          label="Order"
          isLabelHidden
          options={MEDIA_ORDERS}
          value={order}
          onChange={({ target }) => {
            const chosen = MEDIA_ORDERS.find(({ value }) => value === target.value);
            if (chosen) setOrder(chosen.value);
          }}
        />
      </div>
    </Toolbar>
  );
}
