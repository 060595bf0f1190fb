import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { JobSavedFilterInput } from '#contracts/job-saved-filters.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { showFieldErrors } from '#lib/api/form-errors.ts';

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
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(NameForm),
    defaultValues: { name },
  });
  const save = handleSubmit((values) =>
    onSave(values.name).catch((error: unknown) => void showFieldErrors(error, setError, ['name'])),
  );
  return (
    <form noValidate className="grid w-full gap-3" onSubmit={(event) => void save(event)}>
      <TextField
        autoFocus
        label="Name"
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  );
}
