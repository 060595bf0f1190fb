/** Every way into the server that takes text or bytes; a test compares them with the contracts. */
import { certificateEntrances } from './certificate-entrances.ts';
import { contractEntrances } from './contract-entrances.ts';
import { conversationEntrances } from './conversation-entrances.ts';
import { documentEntrances } from './document-entrances.ts';
import type { Entrance } from './entrance.ts';
import { fileEntrances } from './file-entrances.ts';
import type { Host } from './host.ts';
import { readingEntrances } from './reading-entrances.ts';
import { requestEntrances } from './request-entrances.ts';
import { storedEntrances } from './stored-entrances.ts';

export const entrancesOf = async (host: Host): Promise<Entrance[]> => [
  ...(await sentEntrances(host)),
  ...readingEntrances(),
  ...storedEntrances(host),
];

/** Those whose text is what is sent. */
export const sentEntrances = async (host: Host): Promise<Entrance[]> => [
  ...conversationEntrances(host),
  ...requestEntrances(host),
  ...fileEntrances(host),
  ...certificateEntrances(host),
  ...documentEntrances(host),
  ...(await contractEntrances(host)),
];
