/** Whose request is worked on when: one address has a few at once, one connection a single one. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { householdOf } from './client.ts';

/** Of one address, or of a network of IPv6: a browser asks for six things at once, an office for more. */
const AT_ONCE = 32;
/** Of one connection, sent before the answers before them: no browser does that. Beyond them it is closed. */
const WAITING_MAXIMUM = 16;

type Start = () => void;
type Line = { atWork: number; waiting: Start[] };

/** Takes a request whose answer is sent, or whose client is gone, for done. */
export type Turns = (
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
  start: Start,
) => void;

/** Beyond what one address has at once, requests wait in their order. */
export function openTurns(): Turns {
  const households = new Map<string, Line>();
  const connections = new WeakMap<Socket, Line>();
  return (address, { socket }, response, start) => {
    const connection = connections.get(socket) ?? { atWork: 0, waiting: [] };
    connections.set(socket, connection);
    if (connection.waiting.length >= WAITING_MAXIMUM) return void socket.destroy();
    enter(connection, 1, (leaveConnection) => {
      const household = householdOf(address);
      const line = households.get(household) ?? { atWork: 0, waiting: [] };
      households.set(household, line);
      enter(line, AT_ONCE, (leaveLine) => {
        const leave = () => {
          leaveLine();
          if (line.atWork === 0) households.delete(household);
          leaveConnection();
        };
        if (socket.destroyed) return leave();
        response.once('close', leave);
        start();
      });
    });
  };
}

/** Begins now, or after those before it. */
function enter(line: Line, atOnce: number, begin: (leave: () => void) => void): void {
  const leave = () => {
    line.atWork -= 1;
    line.waiting.shift()?.();
  };
  const start = () => {
    line.atWork += 1;
    begin(leave);
  };
  if (line.atWork < atOnce) start();
  else line.waiting.push(start);
}
