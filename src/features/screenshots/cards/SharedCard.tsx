import type { SocialCard } from '#contracts/social-cards.ts';

type Props = { card: SocialCard; colors: SocialCard['colors']['light'] };

/** Platforms that draw a bar beside the card instead of a frame around it. */
const BARRED = new Set(['slack', 'discord']);

/** A link as a platform draws it; its colours are the platform's, not ours. */
export function SharedCard({ card, colors }: Props) {
  const { background, text, border } = colors;
  const isBarred = BARRED.has(card.platform);
  return (
    <div
      style={{ background, color: text, borderColor: border }}
      className={`overflow-hidden border text-sm ${isBarred ? 'rounded-control border-l-4 p-3' : 'rounded-card'}`}
    >
      {card.kind === 'large' ? (
        <>
          {!isBarred && <CardImage card={card} />}
          <CardText card={card} colors={colors} isPadded={!isBarred} />
          {isBarred && (
            <div className="mt-2 overflow-hidden rounded-control">
              <CardImage card={card} />
            </div>
          )}
        </>
      ) : (
        <div className={`flex items-stretch ${isBarred ? 'flex-row-reverse gap-3' : ''}`}>
          {card.image && (
            <div className="w-28 shrink-0 self-start overflow-hidden">
              <CardImage card={card} />
            </div>
          )}
          <div className="min-w-0 flex-1">
            <CardText card={card} colors={colors} isPadded={!isBarred} />
          </div>
        </div>
      )}
    </div>
  );
}

function CardText({ card, colors, isPadded }: Props & { isPadded: boolean }) {
  const { title, description, source } = card;
  const from = (
    <p style={{ color: colors.muted }} className="text-xs">
      {source}
    </p>
  );
  const isSourceLast = card.platform === 'whatsapp' || card.platform === 'linkedin';
  return (
    <div className={`grid gap-0.5 wrap-anywhere ${isPadded ? 'px-3 py-2.5' : ''}`}>
      {!isSourceLast && from}
      <p className="font-medium">{title}</p>
      {description !== null && <p style={{ color: colors.muted }}>{description}</p>}
      {isSourceLast && from}
    </div>
  );
}

function CardImage({ card: { image } }: { card: SocialCard }) {
  if (!image) return null;
  return (
    <div style={{ aspectRatio: image.ratio }} className="relative w-full overflow-hidden">
      <img
        src={image.path}
        alt={image.alt ?? ''}
        loading="lazy"
        decoding="async"
        style={cropStyle(image.crop)}
        className="absolute max-w-none"
      />
    </div>
  );
}

type Crop = NonNullable<SocialCard['image']>['crop'];

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/** Sizes and distances in percent of the frame. */
export const cropStyle = ({ x, y, width, height }: Crop) => ({
  width: percent(1 / width),
  height: percent(1 / height),
  left: percent(-x / width),
  top: percent(-y / height),
});
