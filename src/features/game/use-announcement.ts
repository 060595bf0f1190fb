import { useEffect, useState } from 'react';

import { announcement } from './announcement.ts';
import type { Game } from './game.ts';

/** The text of the dialog's polite live region. */
export function useAnnouncement(game: Game): string {
  const [text, setText] = useState('');

  useEffect(() => {
    let before: Parameters<typeof announcement>[0] = null;
    return game.subscribe((now) => {
      const said = announcement(before, now);
      if (said) setText(said);
      before = now;
    });
  }, [game]);
  return text;
}
