import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { QuestionReason } from '#contracts/assistant.ts';
import { api, useChange } from '#lib/api/api.ts';
import { useListAddress } from '#lib/owner/use-list-address.ts';

const LIST = { filters: ['reason'] } as const;
/** The score follows every change of an answer. */
export const REFRESHED = [api.assistant.key(), api.chat.score.key()];

export function useQuestions() {
  const address = useListAddress(LIST);
  const { search, page } = address;
  const reason = QuestionReason.safeParse(address.filter('reason')).data;
  const input = { page, ...(search && { search }), ...(reason && { reason }) };
  const list = useQuery(api.assistant.questions.queryOptions({ input, placeholderData: keepPreviousData }));
  return { address, reason, list };
}

export const useDismiss = () =>
  useChange(api.assistant.dismiss, {
    success: 'Taken from the list',
    failure: 'The questions could not be taken from the list. Please try again.',
    refreshes: REFRESHED,
  });

export const useRemove = () =>
  useChange(api.assistant.removeAnswer, {
    success: 'Answer deleted',
    failure: 'The answer could not be deleted. Please try again.',
    refreshes: REFRESHED,
  });
