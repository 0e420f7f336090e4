import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Takes a request of a connection; `answer` runs when everything that was asked for before is answered. */
export type TakeTurn = (response: ServerResponse, answer: () => void) => void;

/** Pipelined requests of all connections whose turn has come. */
const queue: (() => void)[] = [];

/** Queues a pipelined request. One of them is answered in each round of the event loop, so that other requests need not wait for all. */
function enqueue(answer: () => void): void {
  queue.push(answer);
  if (queue.length === 1) setImmediate(answerFirst);
}

function answerFirst(): void {
  const answer = queue.shift();
  if (queue.length > 0) setImmediate(answerFirst);
  answer?.();
}

/**
 * Answers the requests of one connection one after the other: the next begins when the last byte of the one before has left
 * this process, and whoever else asks has had a turn. A client that asks on and reads nothing so costs one answer, not as many
 * as it asked for. While requests wait, nothing more is read; beyond `most` that came in one piece the connection ends, which
 * no browser does.
 */
export function answerInTurn(
  socket: Socket,
  answers: Set<ServerResponse>,
  { most, onTooMany }: { readonly most: number; readonly onTooMany: () => void },
): TakeTurn {
  const waiting: (() => void)[] = [];
  return (response, answer) => {
    // Node tells of the end of the answer whose turn it is alone.
    response.once('close', () => {
      answers.delete(response);
      const next = waiting.shift();
      if (waiting.length === 0) socket.resume();
      if (!socket.writable) waiting.length = 0;
      else if (next) enqueue(() => socket.writable && next());
    });
    if (socket.destroyed) return;
    answers.add(response);
    if (answers.size === 1) return answer();
    if (waiting.length < most) {
      waiting.push(answer);
      socket.pause();
      return;
    }
    onTooMany();
    socket.destroy();
  };
}
