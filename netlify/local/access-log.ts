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

/** Writes to this stream: in words to a terminal, as JSON lines to everything else. */
export function openAccessLog(output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): AccessLog {
  const line = output.isTTY ? inWords : JSON.stringify;
  return (answered) => void output.write(`${line(answered)}\n`);
}

const inWords = ({ id, time, method, status, route, milliseconds }: Answered) =>
  `${time.slice(11, 19)} ${status} ${method} ${route} ${milliseconds} ms ${id}`;
