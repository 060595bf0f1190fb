import type { Contact, ContactStatus } from '#contracts/contacts.ts';
import { Button } from '#components/ui/Button.tsx';

import { useMove } from './use-messages.ts';
import { movesFrom } from './views.ts';

type Props = { contacts: readonly Contact[]; onMoved: () => void; onDelete: () => void };

/** What can be done with all chosen messages together. */
export function BulkMoves({ contacts, onMoved, onDelete }: Props) {
  if (contacts.length === 0) return null;
  const moves = contacts.map(({ status }) => movesFrom(status));
  const common = (moves[0] ?? []).filter(({ to }) =>
    moves.every((own) => own.some((move) => move.to === to)),
  );
  const ids = contacts.map(({ id }) => id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span role="status" className="text-muted">
        {contacts.length} selected
      </span>
      {common.map(({ to, label }) => (
        <MoveButton key={to} to={to} label={label} ids={ids} onMoved={onMoved} />
      ))}
      <Button variant="danger" onPress={onDelete}>
        Delete…
      </Button>
    </div>
  );
}

type MoveProps = { to: ContactStatus; label: string; ids: number[]; onMoved: () => void };

export function MoveButton({ to, label, ids, onMoved }: MoveProps) {
  const move = useMove(to);
  return (
    <Button
      isPending={move.isPending}
      onPress={() => move.mutate({ ids, status: to }, { onSuccess: onMoved })}
    >
      {label}
    </Button>
  );
}
