import { ImagePlus } from 'lucide';
import { useFormContext, useWatch } from 'react-hook-form';

import { Icon } from '#components/ui/Icon.tsx';
import { sizedPath } from '#contracts/files.ts';
import { usePicker } from '#components/media/media-kit.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';

import type { EditorForm } from './values.ts';

/** The cover: an address, or a picture of the library (D18). */
export function CoverField() {
  const { register, setValue, formState } = useFormContext<EditorForm>();
  const cover = useWatch<EditorForm, 'coverImage'>({ name: 'coverImage' });
  const { picker, open } = usePicker((file) => setValue('coverImage', sizedPath(file)));
  return (
    <div className="grid gap-2.5">
      {/^(https?:|\/(?!\/))/.test(cover) && (
        <img
          key={cover}
          src={cover}
          alt=""
          className="aspect-video w-full rounded-control border border-line bg-raised object-cover"
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
      <TextField
        label="Cover image"
        placeholder="/images/… or https://…"
        spellCheck={false}
        error={formState.errors.coverImage?.message}
        {...register('coverImage')}
      />
      <div className="flex flex-wrap gap-2">
        <Button onPress={open}>
          <Icon shape={ImagePlus} size={16} />
          {cover ? 'Change cover' : 'Choose cover'}
        </Button>
        {cover && (
          <Button variant="quiet" onPress={() => setValue('coverImage', '')}>
            Remove
          </Button>
        )}
      </div>
      {picker}
    </div>
  );
}
