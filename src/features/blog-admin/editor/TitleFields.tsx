import { useFormContext } from 'react-hook-form';

import { TextField } from '#components/ui/TextField.tsx';

import { proposedSlug } from '../proposed-slug.ts';

import type { EditorForm } from './values.ts';

/** Title and address of the post (BA-7, BA-8). */
export function TitleFields({ isNew }: { isNew: boolean }) {
  const { register, getValues, setValue, formState } = useFormContext<EditorForm>();
  const { errors } = formState;
  const title = register('title');
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-[3fr_2fr]">
      <TextField
        label="Title"
        autoFocus={isNew}
        autoComplete="off"
        error={errors.title?.message}
        {...title}
        onChange={(event) => {
          const { title: previousName, slug } = getValues();
          const proposed = proposedSlug({ isNew, slug, previousName, name: event.target.value });
          if (proposed !== slug) setValue('slug', proposed);
          void title.onChange(event);
        }}
      />
      <TextField
        label="Slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.slug?.message}
        {...register('slug')}
      />
    </div>
  );
}
