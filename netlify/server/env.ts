/** The only reader of `process.env`: what the server can be told, each variable validated when it is first read. */
import { z } from 'zod';

import './field-messages.ts';
import { NotConfiguredError } from './not-configured.ts';

/** `kid:base64` entries separated by commas; the first signs, all verify; 32 bytes or more each. */
const keyList = (isLength = (bytes: number) => bytes >= 32, length = 'at least 32 bytes') =>
  z.string().transform((list, context) =>
    list.split(',').map((entry) => {
      const [kid = '', encoded = ''] = entry.trim().split(':');
      const secret = new Uint8Array(Buffer.from(encoded, 'base64'));
      if (!kid || !isLength(secret.length))
        context.addIssue({ code: 'custom', message: `each entry is kid:base64 with ${length}` });
      return { kid, secret };
    }),
  );

/** Each schema is made when its variable is first asked for: a function that was started for one call needs few. */
const VARIABLES = {
  /** Any Postgres URL; hosts under neon.tech use Neon's driver. Absent on one machine. */
  DATABASE_URL: () =>
    z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'Use an address such as postgres://user:password@host/name',
      })
      .optional(),
  /** What the plan of the database allows in all, in MiB; 0 for no limit. */
  DATABASE_SIZE_LIMIT_MB: () => z.coerce.number().int().min(0).optional(),
  /** The folder of the owner's content; tests of the product have their own. */
  CONTENT_DIR: () => z.string().min(1).default('content'),
  /** The site's own address, without a trailing slash; Netlify sets `URL`. */
  SITE_URL: () => z.url().optional(),
  URL: () => z.url().optional(),
  PORT: () => z.coerce.number().int().min(1).max(65_535).default(8888),
  /** Signs sessions and salts the hashes of visitors' addresses. */
  SIGNING_KEYS: () => keyList().optional(),
  /** Encrypts private keys at rest (D22): the first encrypts, all decrypt; AES-256 takes 32 bytes. */
  ENCRYPTION_KEYS: () => keyList((bytes) => bytes === 32, 'exactly 32 bytes').optional(),
  /** The login of the first start; later ones ignore it. Without a password one is made and printed. */
  OWNER_USERNAME: () => z.string().trim().min(1).max(100).optional(),
  OWNER_PASSWORD: () => z.string().min(12).max(256).optional(),
  /** Whether checks of certificates ask the domain what it serves. */
  CERTIFICATE_PROBE: () => z.enum(['on', 'off']).default('on'),
  OPENAI_API_KEY: () => z.string().min(1).optional(),
  OPENAI_BASE_URL: () => z.url().optional(),
  OPENAI_MODEL: () => z.string().min(1).default('gpt-5.4-mini'),
  /** Answers by the model per day, all visitors together. */
  OPENAI_DAILY_ANSWERS: () => z.coerce.number().int().min(0).default(500),
  /** Rounds of wording by the model per day, in all resumes together. */
  OPENAI_DAILY_ROUNDS: () => z.coerce.number().int().min(0).default(100),
  /** Asks Netlify for a build after a post changed. Absent on one machine, which rebuilds itself. */
  BUILD_HOOK_URL: () => z.url({ protocol: /^https?$/ }).optional(),
  /** A browser that runs elsewhere (DevTools protocol), or `none`. Absent: the bundled one. */
  BROWSER_URL: () => z.union([z.literal('none'), z.url({ protocol: /^(https?|wss?)$/ })]).optional(),
  /** Where the local host listens, if not on all loopback addresses. */
  HOST: () => z.string().min(1).default('localhost'),
  /** Set by Netlify for functions: lets them drop answers from the edge. */
  NETLIFY_PURGE_API_TOKEN: () => z.string().min(1).optional(),
  NETLIFY_API_URL: () => z.url().default('https://api.netlify.com'),
  SITE_ID: () => z.string().optional(),
  /** Set by Netlify for builds: `production`, `deploy-preview`, `branch-deploy`. */
  CONTEXT: () => z.string().optional(),
  /** Says of a preview's database that production does not use it. */
  PREVIEW_DATABASE: () => z.enum(['own']).optional(),
  /** Set by Netlify: the commit that is deployed. */
  COMMIT_REF: () => z.string().optional(),
  /** Set by the system of the functions: what Node itself may need to start once more. */
  LD_LIBRARY_PATH: () => z.string().optional(),
};
export type Env = {
  readonly [Name in keyof typeof VARIABLES]: z.output<ReturnType<(typeof VARIABLES)[Name]>>;
};

let current: Env | undefined;

/**
 * The environment. A variable that is wrong stops only what reads it.
 *
 * @throws {NotConfiguredError} at the reading of a variable that is wrong, naming it, never its value.
 */
export function env(): Env {
  current ??= lazyEnvironment();
  return current;
}

/** Reads the environment again at the next call: for the local host, which completes it. */
export function reloadEnv(): void {
  current = undefined;
}

/** Reads all of it, where a start or a deploy can still be stopped. @throws {Error} naming whatever is wrong. */
export function checkEnvironment(): void {
  const problems = environmentProblems().map(({ name, message }) => `${name}: ${message}`);
  if (problems.length > 0) throw new Error(`The environment is not valid.\n${problems.join('\n')}`);
}

/** What is wrong with it, variable by variable, without their values. */
export function environmentProblems(): { name: string; message: string }[] {
  return NAMES.flatMap((name) => parse(name).error?.issues.map(({ message }) => ({ name, message })) ?? []);
}

function lazyEnvironment(): Env {
  const environment = {};
  for (const name of NAMES) {
    const get = () => {
      const result = parse(name);
      if (!result.success)
        throw new NotConfiguredError(`The server is not configured: ${name} is not valid.`);
      Object.defineProperty(environment, name, { value: result.data });
      return result.data;
    };
    Object.defineProperty(environment, name, { get, configurable: true });
  }
  return environment as Env;
}

const NAMES = Object.keys(VARIABLES) as (keyof Env)[];

const parse = (name: keyof Env, value = process.env[name]): z.ZodSafeParseResult<unknown> =>
  VARIABLES[name]().safeParse(value);

/** Whether a variable may have this value. */
export const isValid = (name: keyof Env, value: string): boolean => parse(name, value).success;

/** The site's own origin, for absolute links and the same-origin guard. */
export function siteOrigin(): string {
  const { SITE_URL, URL: netlifyUrl, PORT } = env();
  return new URL(SITE_URL ?? netlifyUrl ?? `http://localhost:${PORT}`).origin;
}

/**
 * Where this process reaches the site that it belongs to: on one machine the local host itself, whatever address
 * the world knows it by.
 */
export function ownOrigin(): string {
  const { URL: netlifyUrl, HOST, PORT } = env();
  return netlifyUrl
    ? siteOrigin()
    : new URL(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`).origin;
}
