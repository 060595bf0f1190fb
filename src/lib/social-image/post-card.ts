/** The preview of a post: its title, and who wrote it when. */
import type { Node } from '@takumi-rs/core';

import { BRAND } from '#lib/brand/colours.ts';
import { column, row, text } from '#lib/social-image/boxes.ts';
import { FONT_FAMILY } from '#lib/social-image/render.ts';

const LONG_TITLE_CHARACTERS = 60;

type Card = { title: string; category: string; owner: string; date: string; minutes: number };

export function postCard({ title, category, owner, date, minutes }: Card): Node {
  const isLong = title.length > LONG_TITLE_CHARACTERS;
  return column(
    {
      width: '100%',
      height: '100%',
      padding: 64,
      justifyContent: 'space-between',
      backgroundColor: BRAND.canvas,
      color: BRAND.ink,
      fontFamily: FONT_FAMILY,
    },
    [
      row({ alignItems: 'center', gap: 14, fontSize: 28 }, [
        column({ width: 18, height: 18, flexShrink: 0, backgroundColor: BRAND.accent }, []),
        text(category, { fontWeight: 600 }),
      ]),
      text(title, {
        fontSize: isLong ? 64 : 80,
        fontWeight: 500,
        lineHeight: 1.04,
        letterSpacing: '-0.03em',
        maxWidth: 1060,
      }),
      row(
        {
          justifyContent: 'space-between',
          borderTopWidth: 1,
          borderTopStyle: 'solid',
          borderTopColor: BRAND.ink,
          paddingTop: 18,
          fontSize: 26,
        },
        [text(owner, { fontWeight: 600 }), text(`${date} · ${minutes} min read`, { color: BRAND.muted })],
      ),
    ],
  );
}
