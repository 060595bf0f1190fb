import { X } from 'lucide';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { FindBox, type Offer } from './FindBox.tsx';
import { FieldError } from './FormField.tsx';
import { Icon } from './Icon.tsx';

export type Choice = { id: number; name: string };

type Props = {
  label: string;
  choices: readonly Choice[];
  /** Ids of what is chosen; with react-hook-form: `<Controller render={({ field }) => …}>`. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  /** Offers to create what is typed and not there; resolves with the new choice, which is then chosen. */
  onCreate?: (name: string) => Promise<Choice>;
  error?: string | undefined;
};

const CREATE = 'create';
type Wanted = number | typeof CREATE;

/** Any number of choices, found by typing; chosen ones stand above as removable chips. */
export function ChoiceField(props: Props) {
  const { label, choices, value, onChange, onCreate, error } = props;
  const id = useId();
  const chosen = value.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  const { text, setText, items, isCreating, pick, takeTyped } = useTyping(props);
  return (
    <div className="grid gap-1.5">
      <FindBox
        label={label}
        placeholder={onCreate ? 'Find or create' : 'Find'}
        offers={items}
        text={text}
        onText={setText}
        onPick={pick}
        describedBy={`${id}-error`}
        isInvalid={Boolean(error)}
        isReadOnly={isCreating}
        onKeyDown={takeTyped}
      >
        <Chips chosen={chosen} onRemove={(id) => onChange(value.filter((other) => other !== id))} />
      </FindBox>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is typed, what it offers, and what becomes of it. */
function useTyping({ choices, value, onChange, onCreate }: Props) {
  const [text, setText] = useState('');
  const [isCreating, setCreating] = useState(false);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const items = offers(choices, value, text, onCreate !== undefined);
  const add = (id: number) => {
    if (!latest.current.includes(id)) onChange([...latest.current, id]);
    setText('');
  };
  const create = async (name: string) => {
    setCreating(true);
    try {
      const created = await onCreate?.(name);
      if (created) add(created.id);
    } catch {
      // Whoever creates says why it failed; the name stays to be tried again.
    } finally {
      setCreating(false);
    }
  };
  const pick = (id: Wanted) => {
    if (id === CREATE) void create(text.trim());
    else add(id);
  };
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    const isBrowsing = event.currentTarget.hasAttribute('aria-activedescendant');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !isPlain || isBrowsing || !text.trim()) return;
    event.preventDefault(); // the form is not sent
    event.stopPropagation();
    const wanted = text.trim().toLowerCase();
    const found = items.find(({ id, name }) => id === CREATE || name.toLowerCase() === wanted);
    if (found) pick(found.id);
  };
  return { text, setText, items, isCreating, pick, takeTyped };
}

function Chips({ chosen, onRemove }: { chosen: readonly Choice[]; onRemove: (id: number) => void }) {
  if (chosen.length === 0) return null;
  return (
    <ul className="-m-1.5 flex max-h-60 flex-wrap gap-1.5 overflow-y-auto p-1.5">
      {chosen.map(({ id, name }) => (
        <li
          key={id}
          className="inline-flex items-center rounded-control bg-accent-soft pl-2.5 text-sm wrap-anywhere"
        >
          {name}
          <button
            type="button"
            aria-label={`Remove ${name}`}
            className="grid size-7 cursor-pointer place-items-center rounded-control hover:text-danger pointer-coarse:size-(--control)"
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              onRemove(id);
            }}
          >
            <Icon shape={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What goes with the focus on it leaves the keyboard at the top of the page. */
function focusBeside(button: HTMLButtonElement): void {
  const chip = button.closest('li');
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
  (beside?.querySelector('button') ?? chip?.parentElement?.parentElement?.querySelector('input'))?.focus();
}

function offers(
  choices: readonly Choice[],
  value: readonly number[],
  text: string,
  mayCreate: boolean,
): Offer<Wanted>[] {
  const wanted = text.trim().toLowerCase();
  const found = choices.filter(({ id, name }) => !value.includes(id) && name.toLowerCase().includes(wanted));
  const exists = choices.some(({ name }) => name.toLowerCase() === wanted);
  const name = text.trim();
  return mayCreate && wanted && !exists ? [...found, { id: CREATE, name, text: `Create “${name}”` }] : found;
}
