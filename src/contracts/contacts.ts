import { z } from 'zod';

import { Id, Moment, open, owner } from './base.ts';
import { ContactInput } from './contact-message.ts';

/** A stored message as the owner reads it. */
export const Contact = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  opportunityType: z.string(),
  message: z.string(),
  isSpam: z.boolean(),
  createdAt: Moment,
});

export const contacts = {
  create: open
    .route({
      method: 'POST',
      path: '/contacts',
      successStatus: 201,
      summary: 'Send the owner a message',
      tags: ['contacts'],
    })
    .input(ContactInput)
    .output(z.object({ id: Id, createdAt: Moment })),
  list: owner
    .route({ method: 'GET', path: '/contacts', summary: 'Messages, newest first', tags: ['contacts'] })
    .output(z.array(Contact)),
};
