/** Checks of a scheduled function: what one run does not reach the next one does. */
import { logFailure } from './errors.ts';

export type Checked = { checked: number; left: number };

type Night<Row> = {
  atOnce: number;
  /** A scheduled function has 30 s: from the start, so that the last check ends in time. */
  beginWithinMs: number;
  clock: () => Date;
  /** For the log: `certificate 7`. */
  nameOf: (row: Row) => string;
  check: (row: Row) => Promise<void>;
};

/** Checks a few at a time; says how many were checked, and how many are left for the next run. */
export async function checkEach<Row>(rows: readonly Row[], night: Night<Row>): Promise<Checked> {
  const { atOnce, beginWithinMs, clock, nameOf, check } = night;
  const start = clock().getTime();
  const waiting = rows.values();
  let checked = 0;
  const work = async () => {
    while (clock().getTime() - start < beginWithinMs) {
      const { value: row, done } = waiting.next();
      if (done) return;
      try {
        await check(row);
        checked += 1;
      } catch (error) {
        logFailure(error, nameOf(row)); // the others are checked all the same
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { checked, left: rows.length - checked };
}
