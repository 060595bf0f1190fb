/** Variables: those that are wrong, and those that a deployed site cannot do without. */
import { isWeakPassword, WEAK_OWNER_PASSWORD } from '../server/auth/weak-password.ts';
import { environmentProblems } from '../server/env.ts';
import { error, ok, warning, type Finding } from './finding.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

const KEY = (kid: string) => `what \`echo "${kid}:$(openssl rand -base64 32)"\` prints`;
/** What a deployed site needs, and what it means to be without. */
const NEEDED: Record<string, string> = {
  DATABASE_URL: 'is not set: nothing can be stored. Set it to the pooled connection string of your Postgres.',
  SIGNING_KEYS: `is not set: nobody can sign in. Set it to ${KEY('k1')}.`,
};
const ADVISED: Record<string, string> = {
  ENCRYPTION_KEYS: `is not set: certificates cannot be stored. Set it to ${KEY('e1')}.`,
  BUILD_HOOK_URL:
    'is not set: a change of a post does not ask for a build. Make a build hook and set its address.',
};

/** @param isDeploy on one machine none of them is needed: it makes its own */
export function checkVariables(variables: Variables, isDeploy: boolean): Finding[] {
  const wrong = environmentProblems().map(({ name, message }) => error(name, `${message}.`));
  const isUnset = (name: string) => !variables[name];
  const needed = Object.keys(NEEDED)
    .filter(isUnset)
    .map((name) => error(name, NEEDED[name] ?? ''));
  const advised = Object.keys(ADVISED)
    .filter(isUnset)
    .map((name) => warning(name, ADVISED[name] ?? ''));
  const found = [...wrong, ...ownerPassword(variables), ...(isDeploy ? [...needed, ...advised] : [])];
  return found.length > 0 ? found : [ok('environment', 'every variable that is set is valid.')];
}

function ownerPassword(variables: Variables): Finding[] {
  const { OWNER_USERNAME: username, OWNER_PASSWORD: password, SITE_URL: site } = variables;
  const isWeak = password && isWeakPassword(password, { username, site });
  return isWeak ? [warning('OWNER_PASSWORD', WEAK_OWNER_PASSWORD)] : [];
}
