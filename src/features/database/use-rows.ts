import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { api } from '#lib/api/api.ts';
import { fieldErrorsOf, isRequestError } from '#lib/api/api-request.ts';

import type { RowsQuestion } from './rows-question.ts';

/** The pages that were gone through; of another question there are none. */
type Way = { question: string; cursors: readonly string[]; isBegunAgain: boolean };

/**
 * A page of rows, and the way to the next and back. Each look is written to the activity log: nothing is read before
 * somebody asks for it, and a page that was read already is not read again.
 */
export function useRows(question: RowsQuestion) {
  const client = useQueryClient();
  const asked = JSON.stringify(question);
  const [way, setWay] = useState<Way>({ question: asked, cursors: [], isBegunAgain: false });
  const isSame = way.question === asked;
  const cursors = isSame ? way.cursors : [];
  const after = cursors.at(-1);
  const query = useQuery({
    ...api.database.rows.queryOptions({ input: { ...question, ...(after !== undefined && { after }) } }),
    placeholderData: keepPreviousData,
    refetchOnReconnect: false,
  });
  const { data, error, isPlaceholderData } = query;
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);

  // A place that the server does not know any more: its keys were changed, or the columns of the table.
  const isLost = after !== undefined && isRequestError(error) && 'after' in fieldErrorsOf(error);
  useEffect(() => {
    if (!isLost) return;
    client.removeQueries({ queryKey: api.database.rows.key() }); // the ways on from other pages are lost as well
    setWay({ question: asked, cursors: [], isBegunAgain: true });
  }, [isLost, asked, client]);

  const go = (next: readonly string[]) => setWay({ question: asked, cursors: next, isBegunAgain: false });
  const next = isPlaceholderData ? null : (data?.next ?? null);
  return {
    query,
    isLost,
    isBegunAgain: isSame && way.isBegunAgain,
    /** Those of the last answer stay while another is on its way, and when it was refused. */
    columns: (data ?? last)?.columns,
    page: cursors.length + 1,
    goBack: cursors.length > 0 ? () => go(cursors.slice(0, -1)) : undefined,
    goOn: next === null ? undefined : () => go([...cursors, next]),
  };
}
