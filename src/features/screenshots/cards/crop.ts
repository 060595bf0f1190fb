/** How an image is laid out so that the part of it that a platform shows fills its frame. */
import type { SocialCard } from '#contracts/social-cards.ts';

type Crop = NonNullable<SocialCard['image']>['crop'];

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/** Sizes and distances in percent of the frame. */
export const cropStyle = ({ x, y, width, height }: Crop) => ({
  width: percent(1 / width),
  height: percent(1 / height),
  left: percent(-x / width),
  top: percent(-y / height),
});
