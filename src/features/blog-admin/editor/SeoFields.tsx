import { useWatch } from 'react-hook-form';

import { SEO_DESCRIPTION_MAXIMUM, SEO_TITLE_MAXIMUM } from '#contracts/blog-post-input.ts';

import { CountedText } from './CountedText.tsx';
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
