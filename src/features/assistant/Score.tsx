import { useQuery } from '@tanstack/react-query';

import type { ChatScore } from '#contracts/chat.ts';
import { Panel } from '#components/ui/Panel.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

/** How his own questions fare with the content as it is now. */
export function Score() {
  const { data, error, refetch } = useQuery({ ...api.chat.score.queryOptions(), staleTime: 0 });
  if (error)
    return <ErrorState title="The score could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label="Asking your questions" lines={2} />;
  if (data.asked === 0) return null;
  return (
    <Panel title="Your questions, asked of the site as it is now">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Figure value={`${data.right} of ${data.asked}`} label="get your answer" />
        {data.reworded.asked > 0 && (
          <Figure
            value={`${data.reworded.right} of ${data.reworded.asked}`}
            label="of your wordings are known by the others of their answer alone"
          />
        )}
        <Figure
          value={String(published(data).length)}
          label="of your answers say what the site says by now"
        />
      </dl>
      <Findings title="Answered otherwise" items={wrong(data)} />
      <Findings title="Perhaps not needed any more" items={published(data)} />
    </Panel>
  );
}

const wrong = ({ entries }: ChatScore): string[] =>
  entries.flatMap(({ isRight, question, said }) => (isRight ? [] : [`${question} – “${said}”`]));

/** The first question of each answer that the content gives as well. */
const published = ({ entries }: ChatScore): string[] => [
  ...new Map(
    entries
      .filter(({ isPublished }) => isPublished)
      .toReversed()
      .map(({ answerId, question }) => [answerId, question]),
  ).values(),
];

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-xl tabular-nums">{value}</dd>
    </div>
  );
}

function Findings({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-1 text-sm font-medium">{title}</h3>
      <ul className="list-disc pl-5 text-sm text-muted">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}
