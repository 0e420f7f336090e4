import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Takes a request of a connection; `answer` runs when everything that was asked for before is answered. */
export type TakeTurn = (response: ServerResponse, answer: () => void) => void;

const nexts: (() => void)[] = [];

/** One of all that came behind others in one piece, between two rounds of the event loop: whoever asks singly does not wait for them. */
function answerNext(next: () => void): void {
  nexts.push(next);
  if (nexts.length === 1) setImmediate(runNexts);
}

function runNexts(): void {
  const next = nexts.shift();
  if (nexts.length > 0) setImmediate(runNexts);
  next?.();
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
      else if (next) answerNext(() => socket.writable && next());
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
