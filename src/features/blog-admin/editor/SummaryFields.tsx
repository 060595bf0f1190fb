import { useFormContext, useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import { ImagePlus } from 'lucide';

import { SEO_DESCRIPTION_MAXIMUM, SEO_TITLE_MAXIMUM } from '#contracts/blog-post-input.ts';
import { sizedPath } from '#contracts/files.ts';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { usePicker } from '#components/media/media-kit.tsx';
import { Button } from '#components/ui/Button.tsx';

import type { EditorForm } from './values.ts';

/** What search engines and shared links show, with how it will look. */
export function SeoFields() {
  return (
    <>
      <CountedText
        name="seoTitle"
        label="SEO title"
        maximum={SEO_TITLE_MAXIMUM}
        description="Else the title."
      />
      <CountedText
        name="seoDescription"
        label="SEO description"
        maximum={SEO_DESCRIPTION_MAXIMUM}
        description="Else the excerpt."
      />
      <SharePreview />
    </>
  );
}

function SharePreview() {
  const [title, seoTitle, excerpt, seoDescription, slug, coverImage] = useWatch<
    EditorForm,
    ['title', 'seoTitle', 'excerpt', 'seoDescription', 'slug', 'coverImage']
  >({ name: ['title', 'seoTitle', 'excerpt', 'seoDescription', 'slug', 'coverImage'] });
  const shownTitle = seoTitle || title || 'Title of the post';
  const description = seoDescription || excerpt || 'The description appears here.';
  return (
    <>
      <figure className="grid gap-1.5">
        <figcaption className="text-xs text-muted">In search results</figcaption>
        <div className="rounded-control border border-line p-3">
          <p className="truncate text-xs text-muted">{`${location.host} › blog › ${slug || '…'}`}</p>
          <p className="truncate text-accent">{shownTitle}</p>
          <p className="line-clamp-2 text-xs text-muted">{description}</p>
        </div>
      </figure>
      <figure className="grid gap-1.5">
        <figcaption className="text-xs text-muted">Shared on social media</figcaption>
        <div className="overflow-hidden rounded-control border border-line">
          {coverImage && (
            <img src={coverImage} alt="" className="aspect-[1.91] w-full bg-raised object-cover" />
          )}
          <div className="bg-raised p-3">
            <p className="text-xs text-muted">{location.host}</p>
            <p className="line-clamp-2 font-medium">{shownTitle}</p>
            <p className="line-clamp-1 text-xs text-muted">{description}</p>
          </div>
        </div>
      </figure>
    </>
  );
}

type CountedProps = {
  name: 'excerpt' | 'seoTitle' | 'seoDescription';
  label: string;
  maximum: number;
  description: ReactNode;
};

/** A text with a limit, and how much of it is used (BA-7). */
export function CountedText({ name, label, maximum, description }: CountedProps) {
  const { register, formState } = useFormContext<EditorForm>();
  const { length } = useWatch<EditorForm, typeof name>({ name });
  const error = formState.errors[name]?.message;
  const hint = (
    <span className="flex justify-between gap-3">
      <span>{description}</span>
      <span className={`tabular-nums ${length > maximum ? 'font-medium text-danger' : ''}`}>
        {`${length}/${maximum}`}
        {length > maximum && <span className="sr-only"> characters, too long</span>}
      </span>
    </span>
  );
  const common = { label, description: hint, error };
  return name === 'seoTitle' ? (
    <TextField {...common} {...register(name)} />
  ) : (
    <TextArea {...common} {...register(name)} />
  );
}

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
        <Button icon={ImagePlus} onPress={open}>
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
