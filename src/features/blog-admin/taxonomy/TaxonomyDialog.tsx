import type { AdminTag } from '#contracts/blog-taxonomy.ts';
import { CheckboxField } from '#components/ui/CheckboxField.tsx';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { FormField } from '#components/ui/FormField.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { useCheckedForm } from '#lib/api/use-checked-form.ts';

import { proposedSlug } from '../proposed-slug.ts';

import { KINDS, type Taxonomy } from './kinds.ts';

type Props = { taxonomy: Taxonomy; item: AdminTag | undefined; onClose: () => void };

/** Creates a category or tag, or changes one. */
export function TaxonomyDialog({ taxonomy, item, onClose }: Props) {
  const { one, color, slugMaximum, Input } = KINDS[taxonomy.kind];
  const isNew = item === undefined;
  const { form, field, send, isSubmitting } = useCheckedForm(Input, {
    name: item?.name ?? '',
    slug: item?.slug ?? '',
    description: item?.description ?? '',
    color: item?.color ?? color,
    isActive: item?.isActive ?? true,
  });
  const submit = send(async (input) => {
    await (item ? taxonomy.update({ ...input, id: item.id }) : taxonomy.create(input));
    onClose();
  });
  const nameField = field('name');
  const { error: colorError, ...colorField } = field('color');
  return (
    <FormDialog
      title={item ? `Edit ${one}` : `New ${one}`}
      onClose={onClose}
      action={item ? 'Save' : `Create ${one}`}
      isPending={isSubmitting}
      onSubmit={submit}
    >
      <TextField
        autoFocus
        label="Name"
        autoComplete="off"
        {...nameField}
        onChange={(event) => {
          const { name: previousName, slug } = form.getValues();
          const name = event.target.value;
          form.setValue('slug', proposedSlug({ isNew, slug, previousName, name, maximum: slugMaximum }));
          void nameField.onChange(event);
        }}
      />
      <TextField label="Slug" autoComplete="off" spellCheck={false} {...field('slug')} />
      <TextArea label="Description" isOptional {...field('description')} />
      <FormField label="Colour" error={colorError}>
        {(control) => (
          <input
            {...control}
            {...colorField}
            type="color"
            className="h-9 w-16 cursor-pointer rounded-control border border-control bg-surface p-1"
          />
        )}
      </FormField>
      <CheckboxField label="Shown to readers" {...field('isActive')} />
    </FormDialog>
  );
}
