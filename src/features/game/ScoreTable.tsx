import { locale } from 'virtual:brand/locale';

import { phrase } from '#contracts/phrase.ts';
import { MAX_SCORES, type Score } from './scores.ts';

type Props = { scores: readonly Score[]; latest: Score | undefined };

/** Made with the first score: it costs the first round a quarter of its start. */
let day: Intl.DateTimeFormat | undefined;
const formatDay = (at: string) =>
  (day ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })).format(new Date(at));

/** The best 20 rounds; the one just played is marked. */
export function ScoreTable({ scores, latest }: Props) {
  if (scores.length === 0)
    return (
      <p className="text-sm text-muted">
        {phrase('Your best {n} rounds will stand here.').replace('{n}', String(MAX_SCORES))}
      </p>
    );
  return (
    <table className="w-full text-sm leading-[1.45] tabular-nums">
      <caption className="sr-only">
        {phrase('Best {n} rounds in this browser').replace('{n}', String(MAX_SCORES))}
      </caption>
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className="font-normal">
            <span className="sr-only">{phrase('Rank')}</span>
          </th>
          <th scope="col" className="pr-4 text-right font-normal">
            {phrase('Points')}
          </th>
          <th scope="col" className="pr-2 text-right font-normal">
            {phrase('Played')}
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map((score, index) => (
          <tr
            key={`${score.playedAt} ${index}`}
            aria-current={score === latest || undefined}
            className="border-t border-line aria-current:bg-accent-soft"
          >
            <td className="py-1 pl-2 text-muted lg:py-0">{index + 1}</td>
            <td className="py-1 pr-4 text-right font-medium lg:py-0">{score.score}</td>
            <td className="py-1 pr-2 text-right text-muted lg:py-0">{formatDay(score.playedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
