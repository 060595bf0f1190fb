/** Categories and tags as the owner keeps them (BA-6). */
import { z } from 'zod';

import { asSeen } from './as-seen.ts';
import { owner, ownerOnce } from './base.ts';
import { line, textWithoutNul } from './owner-text.ts';
import { slugOf } from './slug.ts';
import { ById, Id, Moment } from './values.ts';

export const CATEGORY_COLOR = '#3b82f6'; // DB-4
export const TAG_COLOR = '#64748b'; // DB-4
const CATEGORY_NAME_MAXIMUM = 100;
const TAG_NAME_MAXIMUM = 50;
const DESCRIPTION_MAXIMUM = 500;
const ORDER_MAXIMUM = 1_000;

const name = (maximum: number) =>
  line(maximum, undefined, textWithoutNul('Name is required').overwrite(asSeen)).min(1, 'Name is required');

const Description = line(DESCRIPTION_MAXIMUM, undefined, textWithoutNul())
  .transform((text) => text || null)
  .nullable();

/** A colour as everything that shows it can take it. */
const Color = z.string('Enter a colour').regex(/^#[0-9a-fA-F]{6}$/, 'Use a colour such as #3b82f6');

/** The form of a category; what is left out keeps its default, or at a change its value. */
export const CategoryInput = z.strictObject({
  name: name(CATEGORY_NAME_MAXIMUM),
  slug: slugOf(CATEGORY_NAME_MAXIMUM),
  description: Description.optional(),
  color: Color.optional(),
  /** Readers see active ones alone. */
  isActive: z.boolean().optional(),
});
export type CategoryInput = z.infer<typeof CategoryInput>;

export const TagInput = z.strictObject({
  ...CategoryInput.shape,
  name: name(TAG_NAME_MAXIMUM),
  slug: slugOf(TAG_NAME_MAXIMUM),
});
export type TagInput = z.infer<typeof TagInput>;

export const AdminTag = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  color: z.string(),
  isActive: z.boolean(),
  /** What readers can find. */
  postCount: z.number().int(),
  /** Every post that has it, drafts too. */
  usageCount: z.number().int(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type AdminTag = z.infer<typeof AdminTag>;

export const AdminCategory = AdminTag.extend({ sortOrder: z.number().int() });
export type AdminCategory = z.infer<typeof AdminCategory>;

/** Moves the posts of `id` to `into` and deletes `id`. */
const Merge = z.strictObject({ id: Id, into: Id });
/** Every id in its new order. */
const Order = z.strictObject({ ids: z.array(Id).min(1).max(ORDER_MAXIMUM) });
const removed = z.object({ id: Id, /** How many posts had it. */ detached: z.number().int() });

export const blogCategories = {
  list: owner.get('/blog/admin/categories', 'All categories in their order').output(z.array(AdminCategory)),
  create: ownerOnce
    .create('/blog/admin/categories', 'Make a category; 409 names the field that another has')
    .input(CategoryInput)
    .output(AdminCategory),
  update: ownerOnce
    .put('/blog/admin/categories/{id}', 'Change a category')
    .input(z.strictObject({ id: Id, ...CategoryInput.partial().shape }))
    .output(AdminCategory),
  remove: ownerOnce
    .delete('/blog/admin/categories/{id}', 'Delete a category and take it off its posts')
    .input(ById)
    .output(removed),
  merge: ownerOnce
    .post(
      '/blog/admin/categories/{id}/merge',
      'Put the posts of one category into another and delete the first',
    )
    .input(Merge)
    .output(AdminCategory),
  reorder: ownerOnce
    .put('/blog/admin/categories/order', 'Put the categories into an order')
    .input(Order)
    .output(z.array(AdminCategory)),
};

export const blogTags = {
  list: owner.get('/blog/admin/tags', 'All tags by name').output(z.array(AdminTag)),
  create: ownerOnce
    .create('/blog/admin/tags', 'Make a tag; 409 names the field that another has')
    .input(TagInput)
    .output(AdminTag),
  update: ownerOnce
    .put('/blog/admin/tags/{id}', 'Change a tag')
    .input(z.strictObject({ id: Id, ...TagInput.partial().shape }))
    .output(AdminTag),
  remove: ownerOnce
    .delete('/blog/admin/tags/{id}', 'Delete a tag and take it off its posts')
    .input(ById)
    .output(removed),
  merge: ownerOnce
    .post('/blog/admin/tags/{id}/merge', 'Give the posts of one tag another and delete the first')
    .input(Merge)
    .output(AdminTag),
};
