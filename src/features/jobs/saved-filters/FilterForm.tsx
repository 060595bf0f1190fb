import { JobSavedFilterInput } from '#contracts/job-saved-filters.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { useCheckedForm } from '#lib/api/use-checked-form.ts';

const NameForm = JobSavedFilterInput.pick({ name: true });

type Props = {
  name: string;
  /** What the pressed button does: `Save`. */
  action: string;
  onSave: (name: string) => Promise<unknown>;
  onCancel: () => void;
};

/** The name of a filter, for a new one and for another name; another filter may have it already. */
export function FilterForm({ name, action, onSave, onCancel }: Props) {
  const { field, send, isSubmitting } = useCheckedForm(NameForm, { name });
  return (
    <form noValidate className="grid w-full gap-3" onSubmit={send((values) => onSave(values.name))}>
      <TextField autoFocus label="Name" autoComplete="off" {...field('name')} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isPending={isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  );
}
