import { chat } from 'virtual:public-api/chat';
import { useCallback } from 'react';

import { call } from '#lib/api-routes/call.ts';

import type { Action, Message } from './conversation.ts';

/** Takes down whether an answer helped, and tells the server. */
export function useRating(dispatch: (action: Action) => void) {
  return useCallback(
    ({ id, question = '' }: Message, isHelpful: boolean) => {
      dispatch({ type: 'rated', id, isHelpful });
      // There is nothing that a visitor could do where it does not arrive.
      call(chat.rate, { question, isHelpful }).catch(() => undefined);
    },
    [dispatch],
  );
}
