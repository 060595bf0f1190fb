/** Whether the resume is easy to read: length, order, dates. */
import type { ResumeJob } from '#contracts/resume-content.ts';

import { spanOf, type Facts } from './facts.ts';
import { count, measured, type Measured } from './measured.ts';

/** In different words, without those that the posting asks for: about half a page. */
const SHORT_BELOW = 150;
/** In words: more than two full pages; at twice that nothing is left. */
const LONG_ABOVE = 1_400;

export function isOfGoodLength({ words, length }: Facts): Measured {
  const isLong = length > LONG_ABOVE;
  return measured(
    Math.min(words.size / SHORT_BELOW, 2 - length / LONG_ABOVE),
    count(length, 'word'),
    isLong
      ? 'Cut it to two pages: shorten the oldest jobs first'
      : 'Write more of what you did: half a page is little',
  );
}

const BULLETS_A_JOB = 3;
const FEWEST_JOBS = 3;

/** With fewer jobs than three the others count as told, so that one bullet never weighs too much. */
export function tellsOfEachJob({ resume: { experience }, bullets, fullness }: Facts): Measured {
  const perJob = experience.map(
    (_, job) =>
      Math.min(BULLETS_A_JOB, bullets.filter((bullet) => bullet.job === job).length) / BULLETS_A_JOB,
  );
  const told = perJob.reduce((total, share) => total + share, 0);
  const free = Math.max(0, FEWEST_JOBS - experience.length);
  const thin = perJob.filter((share) => share < 1).length;
  return measured(
    experience.length === 0 ? 0 : (fullness * (told + free)) / (experience.length + free),
    `${experience.length - thin} of ${count(experience.length, 'job')} have ${BULLETS_A_JOB} bullets or more`,
    experience.length === 0 ? 'Add your jobs' : `Tell of each job in ${BULLETS_A_JOB} bullets`,
  );
}

/** In words, without those that the posting asks for. */
const LONGEST_BULLET = 40;
const MOST_LONG_BULLETS = 5;

export function keepsBulletsShort({ bullets, fullness }: Facts): Measured {
  const long = bullets.filter(({ words }) => words.length > LONGEST_BULLET);
  return measured(
    bullets.length === 0 ? 0 : fullness * (1 - long.length / MOST_LONG_BULLETS),
    `${long.length} of ${count(bullets.length, 'bullet')} have more than ${LONGEST_BULLET} words`,
    bullets.length === 0 ? 'Tell of your jobs in bullets' : 'Keep each bullet to two lines',
    long.map(spanOf),
  );
}

const FEWEST_PAIRS = 6;

export function isInOrder({ resume: { experience }, fullness }: Facts): Measured {
  const misplaced = experience.filter((job, index) => {
    const before = experience[index - 1];
    return before !== undefined && endOf(before) < endOf(job);
  }).length;
  return measured(
    experience.length === 0 ? 0 : fullness * (1 - misplaced / Math.max(experience.length - 1, FEWEST_PAIRS)),
    misplaced === 0 ? 'Jobs are in order' : `${count(misplaced, 'job')} out of order`,
    'Put the newest job first',
  );
}

/** What goes on ends last. */
const endOf = ({ startDate, endDate }: ResumeJob) => (endDate === 'present' ? '9999' : endDate || startDate);

const FEWEST_DATES = 8;

export function datesAlike({ resume: { experience }, fullness }: Facts): Measured {
  const dates = experience
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .filter((date) => /^\d/.test(date));
  const withMonth = dates.filter((date) => date.includes('-')).length;
  const odd = Math.min(withMonth, dates.length - withMonth);
  return measured(
    dates.length === 0 ? 0 : fullness * (1 - (2 * odd) / Math.max(dates.length, FEWEST_DATES)),
    odd === 0 ? 'All dates are written alike' : `${withMonth} of ${count(dates.length, 'date')} have a month`,
    dates.length === 0 ? 'Give each job its dates' : 'Write all dates with the month, or all without',
  );
}

const MOST_REPEATS = 5;

export function repeatsNothing({ bullets, repeats, fullness }: Facts): Measured {
  return measured(
    bullets.length === 0 ? 0 : fullness * (1 - repeats.length / MOST_REPEATS),
    repeats.length === 0
      ? 'No bullet stands there twice'
      : `${count(repeats.length, 'bullet')} stand there again`,
    bullets.length === 0 ? 'Tell of your jobs in bullets' : 'Say each thing once',
    repeats.map(spanOf),
  );
}
