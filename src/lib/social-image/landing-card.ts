/** The preview of the landing page: the hero and the service record of the page itself. */
import type { Node } from '@takumi-rs/core';

import { words } from 'virtual:brand/site';

import { BRAND } from '#lib/brand/colours.ts';
import { careerChart, type CareerBar } from '#lib/content/career-lanes.ts';
import { placeOf } from '#lib/content/place.ts';
import type { SiteContent } from '#lib/content/site-content.ts';
import { column, row, text } from '#lib/social-image/boxes.ts';
import { FONT_FAMILY } from '#lib/social-image/render.ts';

const PADDING_PX = 64;
const BAR_HEIGHT_PX = 16;
const HEADLINE_PX = 104;
const LONG_HEADLINE_PX = 70;
const LONGEST_HEADLINE_PX = 56;
const LONG_HEADLINE_CHARACTERS = 44;
const LONGEST_HEADLINE_CHARACTERS = 80;
const MOST_STATS = 4;

/** @param now the month up to which current roles last, `YYYY-MM` */
export function landingCard({ profile, roles }: SiteContent, now: string): Node {
  return column(
    {
      width: '100%',
      height: '100%',
      padding: PADDING_PX,
      paddingBottom: 52,
      justifyContent: 'space-between',
      backgroundColor: BRAND.canvas,
      color: BRAND.ink,
      fontFamily: FONT_FAMILY,
    },
    [
      row({ justifyContent: 'space-between', alignItems: 'center', fontSize: 28 }, [
        row({ alignItems: 'center', gap: 14 }, [
          column({ width: 18, height: 18, flexShrink: 0, backgroundColor: BRAND.accent }, []),
          text(profile.name, { fontWeight: 600 }),
          text(profile.label, { color: BRAND.muted }),
        ]),
        text(shortPlace(profile), { color: BRAND.muted, flexShrink: 0 }),
      ]),
      text(profile.headline, {
        fontSize: headlineSize(profile.headline),
        fontWeight: 500,
        lineHeight: 0.98,
        letterSpacing: '-0.035em',
        maxWidth: 1000,
      }),
      ...(profile.stats.length > 0 ? [figures(profile.stats.slice(0, MOST_STATS))] : []),
      ...(roles.length > 0 ? [serviceRecord(roles, now)] : []),
    ],
  );
}

function figures(stats: SiteContent['profile']['stats']): Node {
  return row(
    { borderTopWidth: 1, borderTopStyle: 'solid', borderTopColor: BRAND.ink, paddingTop: 18 },
    stats.map(({ value, label }) =>
      column({ flexGrow: 1, flexBasis: 0 }, [
        text(value, { fontSize: 60, fontWeight: 500, lineHeight: 1.05, letterSpacing: '-0.03em' }),
        text(label, { fontSize: 24, color: BRAND.muted }),
      ]),
    ),
  );
}

/** The longest headline that content/profile.yaml may have fills three lines. */
function headlineSize({ length }: string): number {
  if (length > LONGEST_HEADLINE_CHARACTERS) return LONGEST_HEADLINE_PX;
  return length > LONG_HEADLINE_CHARACTERS ? LONG_HEADLINE_PX : HEADLINE_PX;
}

function shortPlace(profile: SiteContent['profile']): string {
  return placeOf({ ...profile, location: { ...profile.location, country: '' } }) || profile.location.country;
}

function serviceRecord(roles: SiteContent['roles'], now: string): Node {
  const { lanes, ticks } = careerChart(roles, now);
  return column({ gap: 5 }, [
    ...lanes
      .toReversed()
      .map((bars) => column({ position: 'relative', height: BAR_HEIGHT_PX }, bars.map(bar))),
    row(
      { position: 'relative', justifyContent: 'flex-end', marginTop: 6, fontSize: 20, color: BRAND.muted },
      [
        ...ticks.map(({ year, at }) => text(String(year), { position: 'absolute', left: `${at * 100}%` })),
        text(words.today, {}),
      ],
    ),
  ]);
}

function bar({ start, length, isCurrent }: CareerBar): Node {
  return column(
    {
      position: 'absolute',
      left: `${start * 100}%`,
      width: `${length * 100 - 0.2}%`,
      height: BAR_HEIGHT_PX,
      borderRadius: 3,
      backgroundColor: isCurrent ? BRAND.accent : BRAND.control,
    },
    [],
  );
}
