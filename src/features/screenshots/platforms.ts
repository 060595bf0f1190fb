import type { SocialPlatform } from '#contracts/social-platforms.ts';

export const PLATFORM_NAMES: Record<SocialPlatform, string> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
  slack: 'Slack',
  whatsapp: 'WhatsApp',
  discord: 'Discord',
};
