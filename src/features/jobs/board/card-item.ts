/** What a card carries while it is dragged: a kind of its own, so that nothing else can be dropped on the board. */
import { z } from 'zod';

import { JobStatus } from '#contracts/job-status.ts';

export const CARD_KIND = 'application/x-job-application';

const Card = z.object({ id: z.number().int().positive(), status: JobStatus });

export const cardText = (card: z.infer<typeof Card>): string => JSON.stringify(card);

/** The card that was dropped; nothing for what is none. */
export function cardOf(text: string): z.infer<typeof Card> | undefined {
  try {
    return Card.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
