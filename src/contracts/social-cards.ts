/** How a link to a page looks on each platform, as data to draw it from. */
import './zod-settings.ts';

import { z } from 'zod';

import { SocialPlatform } from './social-platforms.ts';

const Colors = z.object({
  background: z.string(),
  text: z.string(),
  muted: z.string(),
  border: z.string(),
});

export const SocialCard = z.object({
  platform: SocialPlatform,
  /** `large` has the image across its width, `small` beside the text, `text` none. */
  kind: z.enum(['large', 'small', 'text']),
  /** As it is shown, cut where the platform cuts. */
  title: z.string(),
  /** Null where the platform shows none. */
  description: z.string().nullable(),
  /** What stands in the place of an address. */
  source: z.string(),
  image: z
    .object({
      /** Path on this site. */
      path: z.string(),
      alt: z.string().nullable(),
      /** Width by height of the place that it fills. */
      ratio: z.number(),
      /** The part of the image that is seen, from 0 to 1 of its width and height. */
      crop: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
    })
    .nullable(),
  colors: z.object({ light: Colors, dark: Colors }),
});
export type SocialCard = z.infer<typeof SocialCard>;

export const SocialProblem = z.object({
  /** Stable name of the rule. */
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  /** Null where it holds for all. */
  platform: SocialPlatform.nullable(),
  message: z.string(),
  /** Where the platform, or a measurement, says so. */
  source: z.string(),
});
export type SocialProblem = z.infer<typeof SocialProblem>;

export const SocialPage = z.object({
  route: z.string(),
  /** Why the page could not be read, as a sentence; then there are no cards. */
  reason: z.string().nullable(),
  cards: z.array(SocialCard),
  problems: z.array(SocialProblem),
});
export type SocialPage = z.infer<typeof SocialPage>;
