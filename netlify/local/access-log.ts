/** One line for each answer, without the address, path and query of whoever asked. */
export type Answered = {
  id: string;
  time: string;
  method: string;
  status: number;
  /** The pattern that answered, such as `/api/contacts`; the path of a page or file that is there for all. */
  route: string;
  milliseconds: number;
};

export type AccessLog = (answered: Answered) => void;

const TOGETHER_MS = 20;
const toOutput = (lines: string) => void process.stdout.write(lines);

/**
 * In words for a terminal, as JSON lines for everything else. What is answered within a moment is written at once: of
 * a short answer the writing costs more than all else. A process that ends writes what it still has.
 */
export function openAccessLog(isTerminal: boolean, write: (lines: string) => void = toOutput): AccessLog {
  const line = isTerminal ? inWords : JSON.stringify;
  let lines = '';
  const writeAll = () => {
    if (lines) write(lines);
    lines = '';
  };
  process.on('exit', writeAll);
  return (answered) => {
    if (!lines) setTimeout(writeAll, TOGETHER_MS).unref();
    lines += `${line(answered)}\n`;
  };
}

const inWords = ({ id, time, method, status, route, milliseconds }: Answered) =>
  `${time.slice(11, 19)} ${status} ${method} ${route} ${milliseconds} ms ${id}`;
