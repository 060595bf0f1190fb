/**
 * How often a property is tried against the server: with its fixed seed `npm test` would try the same inputs again and
 * again, so it takes the first third of them, where fast-check is simple and at its edges; `THOROUGH=1` takes all.
 */
export const runs = (all: number): number => (process.env['THOROUGH'] ? all : Math.ceil(all / 3));
