/** A hash of the price of a password takes a third of a second; the same one is made once. */
import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;

const known = new Map<string, Buffer>();
const { scrypt } = crypto;

/** The real one, and by its turn in the event loop where it has answered before. */
function rememberedScrypt(
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
  done: Done,
) {
  const question = JSON.stringify([password, salt.toString('hex'), length, options]);
  const answer = known.get(question);
  if (answer) return void setImmediate(done, null, answer);
  scrypt(password, salt, length, options, (error, key) => {
    if (!error) known.set(question, key);
    done(error, key);
  });
}

if (scrypt.name !== rememberedScrypt.name) {
  Object.assign(crypto, { scrypt: rememberedScrypt });
  syncBuiltinESMExports();
}
