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

/**
 * In words for a terminal, as JSON lines for everything else. What is answered in one turn of the process is written
 * at once: of a short answer the writing costs more than all else.
 */
export function openAccessLog(isTerminal: boolean, write: (lines: string) => void = console.log): AccessLog {
  const line = isTerminal ? inWords : JSON.stringify;
  const lines: string[] = [];
  return (answered) => {
    if (lines.push(line(answered)) === 1) setImmediate(() => write(lines.splice(0).join('\n')));
  };
}

const inWords = ({ id, time, method, status, route, milliseconds }: Answered) =>
  `${time.slice(11, 19)} ${status} ${method} ${route} ${milliseconds} ms ${id}`;
