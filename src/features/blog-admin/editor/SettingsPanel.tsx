import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';

import { EXCERPT_MAXIMUM } from '#contracts/blog-post-input.ts';
import { CheckboxField } from '#components/ui/CheckboxField.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { ChoiceField } from '#components/ui/ChoiceField.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { CheckPanel } from './PublishDialog.tsx';
import { CountedText, CoverField, SeoFields } from './SummaryFields.tsx';
import type { TextHandle } from './MarkdownEditor.tsx';
import {
  type EditorForm,
  momentOf,
  readingMinutes,
  scheduleSentence,
  wordCount,
  zoneSentence,
} from './values.ts';
import type { EditorSession } from './use-editor-session.ts';
import { slugOfName } from '../proposed-slug.ts';

const STATUSES = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
  { value: 'archived', label: 'Archived' },
];

type Props = { session: EditorSession; text: RefObject<TextHandle | null> };

/** Everything about a post that is not its text. */
export function SettingsPanel({ session, text }: Props) {
  const { register, formState } = useFormContext<EditorForm>();
  const { errors } = formState;
  return (
    <aside aria-label="Settings of the post" className="grid min-w-0 grid-cols-1 content-start gap-3">
      <Section title="Publication">
        <SelectField
          label="Status"
          options={STATUSES}
          error={errors.status?.message}
          {...register('status')}
        />
        <PublishAt />
        <CheckboxField label="Featured" {...register('featured')} />
        <CheckboxField label="Allow comments" {...register('allowComments')} />
      </Section>
      <Section title="Summary and cover">
        <CountedText
          name="excerpt"
          label="Excerpt"
          maximum={EXCERPT_MAXIMUM}
          description="What lists and shared links say."
        />
        <CoverField />
      </Section>
      <Section title="Categories and tags">
        <TaxonomyFields />
      </Section>
      <Section title="Search and social media" isOpen={false}>
        <SeoFields />
      </Section>
      <Section title="Reading time" isOpen={false}>
        <ReadingTime />
      </Section>
      <Section title="Publish check" isOpen={false}>
        <CheckPanel values={session.form.getValues} text={text} />
      </Section>
    </aside>
  );
}

type SectionProps = { title: string; isOpen?: boolean; children: ReactNode };

function Section({ title, isOpen = true, children }: SectionProps) {
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium -outline-offset-2 select-none">
        <h3>{title}</h3>
        <span
          aria-hidden="true"
          className="mr-0.5 ml-auto size-2 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-muted group-open:translate-y-0.5 group-open:-rotate-135"
        />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pb-4">{children}</div>
    </details>
  );
}

/** A moment to come schedules the post. */
function PublishAt() {
  const { register, formState } = useFormContext<EditorForm>();
  const [status, publishAt] = useWatch<EditorForm, ['status', 'publishAt']>({
    name: ['status', 'publishAt'],
  });
  const schedule = scheduleSentence(momentOf(publishAt), Date.now());
  if (status !== 'published') return null;
  return (
    <TextField
      type="datetime-local"
      label="Publish on"
      description={schedule ?? `Empty: when you save. Later: it appears by itself. ${zoneSentence()}`}
      error={formState.errors.publishAt?.message}
      {...register('publishAt')}
    />
  );
}

function ReadingTime() {
  const { register, formState } = useFormContext<EditorForm>();
  const minutes = readingMinutes(wordCount(useWatch<EditorForm, 'content'>({ name: 'content' })));
  return (
    <TextField
      type="number"
      min={1}
      label="Minutes"
      isOptional
      placeholder={String(minutes)}
      description="Left empty, the words are counted."
      error={formState.errors.readingTime?.message}
      {...register('readingTime', { setValueAs: minutesOf })}
    />
  );
}

function minutesOf(value: unknown): number | null {
  const minutes = value === '' || value === null ? Number.NaN : Number(value);
  return Number.isFinite(minutes) ? minutes : null;
}

const refreshes = [api.blogAdmin.key()];

/** Categories and tags of the post; new ones are made in place. */
function TaxonomyFields() {
  const categories = useQuery(api.blogAdmin.categories.list.queryOptions());
  const tags = useQuery(api.blogAdmin.tags.list.queryOptions());
  const addCategory = useChange(api.blogAdmin.categories.create, {
    success: 'Category created',
    failure: 'Creation failed: Failed to create category',
    refreshes,
  });
  const addTag = useChange(api.blogAdmin.tags.create, {
    success: 'Tag created',
    failure: 'Creation failed: Failed to create tag',
    refreshes,
  });
  return (
    <>
      <Choices
        name="categoryIds"
        label="Categories"
        choices={categories.data ?? []}
        onCreate={(name) => addCategory.mutateAsync({ name, slug: slugOfName(name, 100) })}
      />
      <Choices
        name="tagIds"
        label="Tags"
        choices={tags.data ?? []}
        onCreate={(name) => addTag.mutateAsync({ name, slug: slugOfName(name, 50) })}
      />
    </>
  );
}

type ChoicesProps = Pick<ComponentProps<typeof ChoiceField>, 'label' | 'choices' | 'onCreate'>;

function Choices({ name, ...props }: ChoicesProps & { name: 'categoryIds' | 'tagIds' }) {
  return (
    <Controller<EditorForm, typeof name>
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <ChoiceField {...props} {...{ value, onChange }} error={error?.message} />
      )}
    />
  );
}
