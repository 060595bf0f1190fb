/** Visitors who are somebody else each: the limits of the product count by the address of the connection. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';

/** Posts JSON to the site of this page from an address of 127.0.0.0/8 that nobody else has. @throws unless it is accepted. */
export async function postAsVisitor(page: Page, path: string, body: unknown): Promise<void> {
  const sending = request({
    host: '127.0.0.1',
    port: new URL(page.url()).port,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    localAddress: [127, randomInt(1, 255), randomInt(256), randomInt(1, 255)].join('.'),
  });
  sending.end(JSON.stringify(body));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  answer.resume();
  if (answer.statusCode !== 201 && answer.statusCode !== 202)
    throw new Error(`${path} answered ${answer.statusCode}`);
}
