/**
 * Where one file of drizzle-orm imports another, tells Node what it is: Node itself would read the 180 KB of the package's
 * `exports` for each of its hundreds of files, which takes every process of a test run a second.
 */
import { registerHooks } from 'node:module';

const OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.+\.js$/u;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && OF_DRIZZLE.test(context.parentURL ?? '')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
