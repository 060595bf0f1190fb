import type { SocialCard } from '#contracts/social-cards.ts';
import type { ScreenshotStatus } from '#contracts/screenshots.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';

import type { NotedProblem } from './footnotes.ts';
import { cellOf } from '../picture-grid.ts';
import { Picture } from '../Picture.tsx';
import { PLATFORM_NAMES } from '../platforms.ts';
import { useMakePicture } from '../use-screenshots.ts';
import { NoteLink } from './ProblemList.tsx';
import type { Scheme } from './scheme.ts';
import { SharedCard } from './SharedCard.tsx';

const KINDS: Record<SocialCard['kind'], string> = {
  large: 'Large card',
  small: 'Small card',
  text: 'Text alone',
};

type Props = {
  card: SocialCard;
  route: string;
  status: ScreenshotStatus;
  scheme: Scheme;
  problems: readonly NotedProblem[];
};

/** One platform: what is to be said of it, the card as it is drawn there, the picture of the page. */
export function PlatformRow({ card, route, status, scheme, problems }: Props) {
  const name = PLATFORM_NAMES[card.platform];
  return (
    <article
      aria-label={name}
      className="grid grid-cols-1 content-start items-start gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2"
    >
      <div className="grid gap-1 sm:col-span-2">
        <h3 className="flex flex-wrap items-center gap-2 text-base font-medium">
          {name}
          <Badge>{KINDS[card.kind]}</Badge>
        </h3>
        {problems.map(({ rule, message, note }) => (
          <p key={rule} className="text-xs wrap-anywhere text-muted">
            {message} <NoteLink note={note} />
          </p>
        ))}
      </div>
      <figure className="grid gap-1.5">
        <SharedCard card={card} colors={card.colors[scheme]} />
        <figcaption className="text-xs text-muted">How the link looks there</figcaption>
      </figure>
      <PictureOfPage route={route} card={card} status={status} />
    </article>
  );
}

function PictureOfPage({ route, card, status }: Pick<Props, 'route' | 'card' | 'status'>) {
  const cell = cellOf(status, route, card.platform);
  const make = useMakePicture(cell);
  const { picture, reason } = cell;
  if (picture?.imagePath)
    return (
      <figure className="grid gap-1.5">
        <a href={picture.imagePath} target="_blank" className="block rounded-control">
          <Picture
            path={picture.imagePath}
            alt={`${PLATFORM_NAMES[card.platform]} picture of ${route}`}
            width={picture.width}
            height={picture.height}
            isLazy
            className="rounded-control border border-line"
          />
        </a>
        <figcaption className="text-xs text-muted">
          The picture of the page
          {picture.takenAt && (
            <>
              , <DateTime at={picture.takenAt} />
            </>
          )}
        </figcaption>
      </figure>
    );
  return (
    <div className="grid min-h-40 place-content-center justify-items-center gap-2 rounded-control border border-dashed border-line p-4 text-center text-sm text-muted">
      <p>
        {reason ?? (cell.state === 'pending' ? 'The picture is being made.' : 'No picture of this page yet.')}
      </p>
      {cell.state !== 'pending' && (
        <Button
          aria-label={`Make and download the ${PLATFORM_NAMES[card.platform]} picture`}
          isDisabled={status.reason !== null}
          isPending={make.isPending}
          onPress={() => make.mutate()}
        >
          Make and download
        </Button>
      )}
    </div>
  );
}
