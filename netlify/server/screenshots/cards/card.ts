/** How a link to a page looks on a platform. */
import type { SocialCard } from '#contracts/social-cards.ts';
import type { SocialPlatform } from '#contracts/social-platforms.ts';

import { siteOrigin } from '../../env.ts';
import type { SharedImage, SharedPage } from './page.ts';
import { RULES, WIDEST_RATIO } from './rules.ts';

const ELLIPSIS = '…';

/** X reads its own tags first, all others those of Open Graph. */
export function textOf(page: SharedPage, platform: SocialPlatform, name: 'title' | 'description') {
  const { meta, title } = page.tags;
  const [own, other] = [meta.get(`twitter:${name}`), meta.get(`og:${name}`)];
  const asked = platform === 'twitter' ? (own ?? other) : (other ?? own);
  return asked ?? (name === 'title' ? title : meta.get('description'));
}

export function cardOf(page: SharedPage, platform: SocialPlatform): SocialCard {
  const { title, description, showsDescription, colors, image: rules } = RULES[platform];
  const kind = kindOf(page, platform);
  const { image } = page;
  const ratio = kind === 'large' ? rules.ratio.value : 1;
  const shown = showsDescription || kind !== 'large' ? textOf(page, platform, 'description') : undefined;
  return {
    platform,
    kind,
    title: cut(textOf(page, platform, 'title') ?? siteOrigin(), title.value),
    description: shown === undefined ? null : cut(shown, description.value),
    source: sourceOf(page, platform),
    image:
      kind === 'text' || image?.path === undefined || !image.file
        ? null
        : { path: image.path, alt: image.alt ?? null, ratio, crop: cropOf(image.file, ratio) },
    colors,
  };
}

/** Slack and Discord name the site, the others its host. */
function sourceOf({ tags }: SharedPage, platform: SocialPlatform): string {
  const { hostname } = new URL(siteOrigin());
  const isNamed = platform === 'slack' || platform === 'discord';
  return (isNamed ? tags.meta.get('og:site_name') : undefined) ?? hostname;
}

function kindOf({ tags, image }: SharedPage, platform: SocialPlatform): SocialCard['kind'] {
  if (!image?.file || !isTaken(image.file, platform)) return 'text';
  const { large } = RULES[platform].image;
  const { width, height } = image.file;
  if (width < large.value.width || height < large.value.height) return 'small';
  const card = tags.meta.get('twitter:card');
  const obeysCard = platform === 'twitter' || platform === 'discord';
  return obeysCard && card !== 'summary_large_image' ? 'small' : 'large';
}

/** False for an image that the platform leaves out. */
function isTaken(file: NonNullable<SharedImage['file']>, platform: SocialPlatform): boolean {
  const { minimum, maximumBytes, types } = RULES[platform].image;
  const isLarge = file.width >= minimum.value.width && file.height >= minimum.value.height;
  const isTooWide = platform === 'whatsapp' && file.width / file.height > WIDEST_RATIO.value;
  const isLight = file.bytes <= maximumBytes.value;
  return isLarge && !isTooWide && isLight && types.value.includes(file.contentType);
}

/** The middle of the image, as much of it as its place has room for. */
export function cropOf(size: { width: number; height: number }, ratio: number) {
  const own = size.width / size.height;
  const [width, height] = own > ratio ? [ratio / own, 1] : [1, own / ratio];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** At most `maximum` characters, the last one an ellipsis where something is left out. */
export function cut(text: string, maximum: number): string {
  const characters = Array.from(text);
  if (characters.length <= maximum) return text;
  return `${characters
    .slice(0, maximum - 1)
    .join('')
    .trimEnd()}${ELLIPSIS}`;
}
