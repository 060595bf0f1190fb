/**
 * Load from many visitors. The limits of the product count by the address of the connection, and all of
 * 127.0.0.0/8 is this machine: each visitor gets an address of their own and leaves after a few requests.
 */
import { Agent, request } from 'node:http';

export type LoadFigures = { perSecond: number; p50Ms: number; p99Ms: number; failed: number };
export type Load = {
  port: number;
  makePath: () => string;
  /** What is posted; without it the request is a GET. */
  makeBody?: (() => unknown) | undefined;
  durationMs: number;
};

const CONNECTIONS = 32;
const REQUESTS_PER_VISITOR = 10;

let visitors = 0;

/** An address that no visitor has had in this process: 127.1.0.1 and up. */
function nextAddress(): string {
  visitors += 1;
  const [low, middle, high] = [
    visitors % 254,
    Math.floor(visitors / 254) % 256,
    Math.floor(visitors / 65_024),
  ];
  return `127.${high + 1}.${middle}.${low + 1}`;
}

/** Sends as many requests as 32 connections can for the given time. */
export async function load(options: Load): Promise<LoadFigures> {
  const latencies: number[] = [];
  const failures: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + options.durationMs;

  async function beVisitors(): Promise<void> {
    while (performance.now() < end) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: nextAddress() });
      for (let sent = 0; sent < REQUESTS_PER_VISITOR && performance.now() < end; sent += 1) {
        const sentAt = performance.now();
        const status = await send(agent, options);
        (status < 400 ? latencies : failures).push(performance.now() - sentAt);
      }
      agent.destroy();
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, beVisitors));

  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / seconds,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    failed: failures.length,
  };
}

function send(agent: Agent, { port, makePath, makeBody }: Load): Promise<number> {
  const body = makeBody ? JSON.stringify(makeBody()) : undefined;
  const options = { agent, host: '127.0.0.1', port, path: makePath() };
  const headers = body === undefined ? {} : headersOf(body);
  return new Promise((resolve, reject) => {
    const sending = request({ ...options, method: body ? 'POST' : 'GET', headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sending.once('error', reject).end(body);
  });
}

const headersOf = (body: string) => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
  'sec-fetch-site': 'same-origin',
  'idempotency-key': crypto.randomUUID(),
});

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
