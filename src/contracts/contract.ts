/** The whole API: reference, browser client and the access tests are derived from it. */
import { blog } from './blog.ts';
import { chat } from './chat.ts';
import { contacts } from './contacts.ts';
import { health } from './health.ts';

export const contract = { blog, chat, contacts, health };
