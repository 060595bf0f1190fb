/** The platforms that links are shared on, and the size of a picture for each (D25). */
import { z } from 'zod';

export const SOCIAL_PLATFORMS = ['facebook', 'twitter', 'linkedin', 'slack', 'whatsapp', 'discord'] as const;
export const SocialPlatform = z.enum(SOCIAL_PLATFORMS, `Use one of ${SOCIAL_PLATFORMS.join(', ')}`);
export type SocialPlatform = z.infer<typeof SocialPlatform>;

const WIDE = { width: 1200, height: 630 };

/** In pixels. */
export const PICTURE_SIZES: Record<SocialPlatform, { width: number; height: number }> = {
  facebook: WIDE,
  twitter: { width: 1200, height: 675 },
  linkedin: WIDE,
  slack: WIDE,
  whatsapp: WIDE,
  discord: WIDE,
};
