/** What each platform makes of a link, as numbers with where they come from. */
import type { SocialCard } from '#contracts/social-cards.ts';
import type { SocialPlatform } from '#contracts/social-platforms.ts';

const FACEBOOK = 'https://developers.facebook.com/docs/sharing/webmasters/images';
const X_MARKUP = 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup';
const X_LARGE = 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image';
const WHATSAPP = 'https://developers.facebook.com/docs/whatsapp/link-previews';
const LINKEDIN = 'https://www.linkedin.com/help/linkedin/answer/a521928';
const DISCORD = 'https://discord.com/developers/docs/resources/message#embed-object-embed-limits';
/** Of what a platform does not document. */
const REPORTED = 'not documented by the platform; the value that is commonly reported';

/** A number, or several, and the page that says so. */
export type Sourced<Value> = { value: Value; source: string };

export type PlatformRules = {
  name: string;
  /** Where texts are cut, in characters. */
  title: Sourced<number>;
  description: Sourced<number>;
  /** False where the card has a title alone. */
  showsDescription: boolean;
  image: {
    /** Smaller ones are left out. In pixels. */
    minimum: Sourced<{ width: number; height: number }>;
    /** Smaller ones stand beside the text. In pixels. */
    large: Sourced<{ width: number; height: number }>;
    /** Width by height of its place on a large card. */
    ratio: Sourced<number>;
    /** Heavier ones are left out. */
    maximumBytes: Sourced<number>;
    types: Sourced<readonly string[]>;
  };
  colors: SocialCard['colors'];
};

const KIB = 1024;
const MIB = 1024 * KIB;
const PHOTOS = ['image/jpeg', 'image/png'] as const;
const ALL = [...PHOTOS, 'image/gif', 'image/webp'] as const;

export const RULES: Record<SocialPlatform, PlatformRules> = {
  facebook: {
    name: 'Facebook',
    title: { value: 88, source: REPORTED },
    description: { value: 200, source: REPORTED },
    showsDescription: true,
    image: {
      minimum: { value: { width: 200, height: 200 }, source: FACEBOOK },
      large: { value: { width: 600, height: 315 }, source: FACEBOOK },
      ratio: { value: 1.91, source: FACEBOOK },
      maximumBytes: { value: 8 * MIB, source: FACEBOOK },
      types: { value: ALL, source: REPORTED },
    },
    colors: {
      light: { background: '#f0f2f5', text: '#050505', muted: '#65676b', border: '#ced0d4' },
      dark: { background: '#3a3b3c', text: '#e4e6eb', muted: '#b0b3b8', border: '#3e4042' },
    },
  },
  twitter: {
    name: 'X',
    title: { value: 70, source: X_MARKUP },
    description: { value: 200, source: X_MARKUP },
    showsDescription: false,
    image: {
      minimum: { value: { width: 144, height: 144 }, source: X_LARGE },
      large: { value: { width: 300, height: 157 }, source: X_LARGE },
      ratio: { value: 1.91, source: REPORTED },
      maximumBytes: { value: 5 * MIB, source: X_MARKUP },
      types: { value: ALL, source: X_MARKUP },
    },
    colors: {
      light: { background: '#ffffff', text: '#0f1419', muted: '#536471', border: '#cfd9de' },
      dark: { background: '#000000', text: '#e7e9ea', muted: '#71767b', border: '#2f3336' },
    },
  },
  linkedin: {
    name: 'LinkedIn',
    title: { value: 120, source: REPORTED },
    description: { value: 100, source: REPORTED },
    showsDescription: false,
    image: {
      minimum: { value: { width: 200, height: 200 }, source: REPORTED },
      large: { value: { width: 401, height: 210 }, source: REPORTED },
      ratio: { value: 1.91, source: LINKEDIN },
      maximumBytes: { value: 5 * MIB, source: LINKEDIN },
      types: { value: [...PHOTOS, 'image/gif'], source: REPORTED },
    },
    colors: {
      light: { background: '#edf3f8', text: '#191919', muted: '#666666', border: '#e0dfdc' },
      dark: { background: '#293138', text: '#ececec', muted: '#a8a8a8', border: '#38434f' },
    },
  },
  slack: {
    name: 'Slack',
    title: { value: 150, source: REPORTED },
    description: { value: 300, source: REPORTED },
    showsDescription: true,
    image: {
      minimum: { value: { width: 32, height: 32 }, source: REPORTED },
      large: { value: { width: 500, height: 261 }, source: REPORTED },
      ratio: { value: 1.91, source: REPORTED },
      maximumBytes: { value: 5 * MIB, source: REPORTED },
      types: { value: ALL, source: REPORTED },
    },
    colors: {
      light: { background: '#ffffff', text: '#1d1c1d', muted: '#616061', border: '#dddddd' },
      dark: { background: '#1a1d21', text: '#d1d2d3', muted: '#ababad', border: '#35373b' },
    },
  },
  whatsapp: {
    name: 'WhatsApp',
    title: { value: 65, source: REPORTED },
    description: { value: 80, source: WHATSAPP },
    showsDescription: true,
    image: {
      minimum: { value: { width: 100, height: 100 }, source: REPORTED },
      large: { value: { width: 300, height: 75 }, source: WHATSAPP },
      ratio: { value: 1.91, source: REPORTED },
      maximumBytes: { value: 600 * KIB, source: WHATSAPP },
      types: { value: [...PHOTOS, 'image/webp'], source: REPORTED },
    },
    colors: {
      light: { background: '#f5f6f6', text: '#111b21', muted: '#62737d', border: '#e9edef' },
      dark: { background: '#202c33', text: '#e9edef', muted: '#8696a0', border: '#222d34' },
    },
  },
  discord: {
    name: 'Discord',
    title: { value: 256, source: DISCORD },
    description: { value: 350, source: REPORTED },
    showsDescription: true,
    image: {
      minimum: { value: { width: 32, height: 32 }, source: REPORTED },
      large: { value: { width: 400, height: 210 }, source: REPORTED },
      ratio: { value: 1.91, source: REPORTED },
      maximumBytes: { value: 8 * MIB, source: REPORTED },
      types: { value: ALL, source: REPORTED },
    },
    colors: {
      light: { background: '#f2f3f5', text: '#060607', muted: '#4e5058', border: '#e3e5e8' },
      dark: { background: '#2b2d31', text: '#f2f3f5', muted: '#b5bac1', border: '#1e1f22' },
    },
  },
};

/** Longest text for those who cannot see the image, in characters. */
export const ALT_MAXIMUM: Sourced<number> = { value: 420, source: X_MARKUP };
/** The tags must stand in the first part of the page. */
export const HEAD_MAXIMUM_BYTES: Sourced<number> = { value: 300 * KIB, source: WHATSAPP };
/** Wider ones are refused: width by height. */
export const WIDEST_RATIO: Sourced<number> = { value: 4, source: WHATSAPP };
/** How far a ratio may be from that of its place before a reader sees that something is missing. */
export const RATIO_TOLERANCE = 0.08;
export const OPEN_GRAPH = 'https://ogp.me/';
export const CANONICAL =
  'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
