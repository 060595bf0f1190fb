import { useMedia } from '#components/media/media-kit.ts';

/** BA-9 the media library, which is a feature of its own. */
export function MediaTab() {
  const { Library } = useMedia();
  return <Library />;
}
