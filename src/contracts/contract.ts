/** The whole API: reference, browser client and the access tests are derived from it. */
import { contacts } from './contacts.ts';
import { health } from './health.ts';

export const contract = { contacts, health };
