import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

import type { AdminTag, CategoryInput } from '#contracts/blog-taxonomy.ts';
import { CheckboxField } from '#components/ui/CheckboxField.tsx';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { FormField } from '#components/ui/FormField.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { showFieldErrors } from '#lib/api/form-errors.ts';

import { proposedSlug } from '../proposed-slug.ts';

import { KINDS, type Taxonomy } from './kinds.ts';

type Props = { taxonomy: Taxonomy; item: AdminTag | undefined; onClose: () => void };

type Values = z.input<typeof CategoryInput>;

const FIELDS = ['name', 'slug', 'description', 'color', 'isActive'] as const;

/** Creates a category or tag, or changes one. */
export function TaxonomyDialog({ taxonomy, item, onClose }: Props) {
  const { one, color, slugMaximum, Input } = KINDS[taxonomy.kind];
  const form = useForm<Values, unknown, CategoryInput>({
    resolver: zodResolver(Input),
    defaultValues: {
      name: item?.name ?? '',
      slug: item?.slug ?? '',
      description: item?.description ?? '',
      color: item?.color ?? color,
      isActive: item?.isActive ?? true,
    },
  });
  const { isSubmitting } = form.formState;
  const send = async (input: CategoryInput) => {
    try {
      await (item ? taxonomy.update({ ...input, id: item.id }) : taxonomy.create(input));
      onClose();
    } catch (error) {
      showFieldErrors(error, form.setError, FIELDS);
    }
  };
  return (
    <FormDialog
      title={item ? `Edit ${one}` : `New ${one}`}
      onClose={onClose}
      action={item ? 'Save' : `Create ${one}`}
      isPending={isSubmitting}
      onSubmit={() => void form.handleSubmit(send)()}
    >
      <Fields form={form} isNew={item === undefined} slugMaximum={slugMaximum} />
    </FormDialog>
  );
}

type FieldsProps = {
  form: UseFormReturn<Values, unknown, CategoryInput>;
  isNew: boolean;
  slugMaximum: number;
};

function Fields({ form, isNew, slugMaximum }: FieldsProps) {
  const { register, getValues, setValue, formState } = form;
  const { errors } = formState;
  const nameField = register('name');
  return (
    <>
      <TextField
        autoFocus
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...nameField}
        onChange={(event) => {
          const { name: previousName, slug } = getValues();
          const name = event.target.value;
          setValue('slug', proposedSlug({ isNew, slug, previousName, name, maximum: slugMaximum }));
          void nameField.onChange(event);
        }}
      />
      <TextField
        label="Slug"
        autoComplete="off"
        spellCheck={false}
        error={errors.slug?.message}
        {...register('slug')}
      />
      <TextArea
        label="Description"
        isOptional
        error={errors.description?.message}
        {...register('description')}
      />
      <FormField label="Colour" error={errors.color?.message}>
        {(control) => (
          <input
            {...control}
            {...register('color')}
            type="color"
            className="h-9 w-16 cursor-pointer rounded-control border border-control bg-surface p-1"
          />
        )}
      </FormField>
      <CheckboxField label="Shown to readers" {...register('isActive')} />
    </>
  );
}
