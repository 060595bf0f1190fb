/** What is wrong with the tags of a page, and with its image, by the rules of the platforms. */
import type { SocialProblem } from '#contracts/social-cards.ts';
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contracts/social-platforms.ts';

import { siteOrigin } from '../../env.ts';
import { textOf } from './card.ts';
import type { SharedImage, SharedPage } from './page.ts';
import {
  ALT_MAXIMUM,
  CANONICAL,
  HEAD_MAXIMUM_BYTES,
  OPEN_GRAPH,
  RATIO_TOLERANCE,
  RULES,
  WIDEST_RATIO,
} from './rules.ts';

type Problem = Omit<SocialProblem, 'platform'> & { platform?: SocialPlatform };

/** The worst first. */
export function lint(page: SharedPage): SocialProblem[] {
  const found = [
    ...tagProblems(page),
    ...imageProblems(page),
    ...SOCIAL_PLATFORMS.flatMap((platform) => [...platformProblems(page, platform)]),
  ].map(({ platform, ...problem }) => ({ ...problem, platform: platform ?? null }));
  return [...found.filter(isError), ...found.filter((problem) => !isError(problem))];
}

const isError = ({ severity }: SocialProblem) => severity === 'error';

const error = (rule: string, message: string, source: string, platform?: SocialPlatform): Problem => ({
  ...{ rule, message, source, severity: 'error' },
  ...(platform && { platform }),
});
const warning = (...words: Parameters<typeof error>): Problem => ({
  ...error(...words),
  severity: 'warning',
});

function* tagProblems({ tags, route }: SharedPage): Generator<Problem> {
  const { meta, canonical, headBytes } = tags;
  for (const name of ['title', 'description', 'url', 'type'] as const)
    if (!meta.has(`og:${name}`)) {
      const make = name === 'title' || name === 'url' ? error : warning;
      yield make(`${name}-missing`, `The tag og:${name} is missing.`, OPEN_GRAPH);
    }
  if (canonical === undefined)
    yield error('canonical-missing', 'The page does not say its canonical address.', CANONICAL);
  else if (canonical !== new URL(route, siteOrigin()).href)
    yield warning('canonical-elsewhere', `The canonical address is another one: ${canonical}`, CANONICAL);
  const url = meta.get('og:url');
  if (url !== undefined && canonical !== undefined && url !== canonical)
    yield warning('url-differs', 'og:url and the canonical address differ.', OPEN_GRAPH);
  if (!meta.has('twitter:card'))
    yield warning(
      'card-missing',
      'Without twitter:card X shows a small card.',
      RULES.twitter.title.source,
      'twitter',
    );
  if (headBytes > HEAD_MAXIMUM_BYTES.value)
    yield error('head-too-long', 'The head is longer than 300 KB.', HEAD_MAXIMUM_BYTES.source, 'whatsapp');
}

function* imageProblems({ image, tags }: SharedPage): Generator<Problem> {
  if (!image) {
    yield error('image-missing', 'The page names no image (og:image).', OPEN_GRAPH);
    return;
  }
  if (!/^https?:\/\//i.test(image.url))
    yield error('image-relative', 'The address of the image is not absolute.', OPEN_GRAPH);
  else if (image.url.startsWith('http:') && siteOrigin().startsWith('https:'))
    yield warning('image-insecure', 'The address of the image is not https.', OPEN_GRAPH);
  if (image.path === undefined)
    yield warning('image-elsewhere', 'The image is on another site and was not looked at.', OPEN_GRAPH);
  else if (!image.file)
    yield error('image-unreadable', 'There is no image at the address that the page names.', OPEN_GRAPH);
  if (image.alt === undefined)
    yield warning(
      'alt-missing',
      'The image has no text for those who cannot see it (og:image:alt).',
      OPEN_GRAPH,
    );
  else if (image.alt.length > ALT_MAXIMUM.value)
    yield warning(
      'alt-too-long',
      `The text for the image is longer than ${ALT_MAXIMUM.value} characters.`,
      ALT_MAXIMUM.source,
    );
  const said = [tags.meta.get('og:image:width'), tags.meta.get('og:image:height')];
  const is = image.file && [String(image.file.width), String(image.file.height)];
  if (is && said.some((value, at) => value !== undefined && value !== is[at]))
    yield warning(
      'image-size-wrong',
      `The tags say ${said.join(' × ')}, the image has ${is.join(' × ')}.`,
      OPEN_GRAPH,
    );
}

function* platformProblems(page: SharedPage, platform: SocialPlatform): Generator<Problem> {
  const { name, title, description } = RULES[platform];
  for (const [part, limit] of [['title', title] as const, ['description', description] as const]) {
    const length = Array.from(textOf(page, platform, part) ?? '').length;
    if (part === 'description' && !RULES[platform].showsDescription) continue;
    if (length > limit.value)
      yield warning(
        `${part}-cut`,
        `${name} cuts the ${part} after ${limit.value} of its ${length} characters.`,
        limit.source,
        platform,
      );
  }
  if (page.image?.file) yield* fileProblems(page.image.file, platform);
}

function* fileProblems(file: NonNullable<SharedImage['file']>, platform: SocialPlatform): Generator<Problem> {
  const { name, image } = RULES[platform];
  const { width, height, bytes, contentType } = file;
  const isBelow = (limit: { width: number; height: number }) => width < limit.width || height < limit.height;
  const sizeOf = (limit: { width: number; height: number }) => `${limit.width} × ${limit.height}`;
  if (!image.types.value.includes(contentType))
    yield error(
      'image-type',
      `${name} does not show images of type ${contentType}.`,
      image.types.source,
      platform,
    );
  if (bytes > image.maximumBytes.value) {
    const limit = `${Math.floor(image.maximumBytes.value / 1024)} KB`;
    yield error(
      'image-too-heavy',
      `${name} leaves out images of more than ${limit}.`,
      image.maximumBytes.source,
      platform,
    );
  }
  if (isBelow(image.minimum.value))
    yield error(
      'image-too-small',
      `${name} needs at least ${sizeOf(image.minimum.value)} pixels.`,
      image.minimum.source,
      platform,
    );
  else if (isBelow(image.large.value))
    yield warning(
      'image-small',
      `Below ${sizeOf(image.large.value)} pixels ${name} shows a small card.`,
      image.large.source,
      platform,
    );
  const ratio = width / height;
  if (platform === 'whatsapp' && ratio > WIDEST_RATIO.value)
    yield error('image-too-wide', `${name} refuses images wider than 4 to 1.`, WIDEST_RATIO.source, platform);
  else if (Math.abs(ratio / image.ratio.value - 1) > RATIO_TOLERANCE)
    yield warning(
      'image-cropped',
      `${name} crops the image to ${image.ratio.value} to 1.`,
      image.ratio.source,
      platform,
    );
}
