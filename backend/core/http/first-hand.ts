import type { Socket } from 'node:net';
import { type PlainRequest, readPlainRequest } from '#backend/core/http/read-plain-request.ts';

/** Answers that are ready. Requests for them need not go through Node's HTTP, which costs more than all else that is done for one. */
export interface FirstHand {
  /** The answer with its head; undefined when the request must go the ordinary way, on which it begins anew. */
  readonly answer: (request: PlainRequest) => Buffer<ArrayBuffer> | undefined;
  /** Hears that an answer was written, whole or in part. */
  readonly written?: () => void;
  /** Hears when the last byte of an answer has left this process; of a connection that breaks before, nothing is heard. */
  readonly sent: (answer: Buffer<ArrayBuffer>) => void;
}

type Reader = (bytes: Buffer) => void;
const isReader = (listener: unknown): listener is Reader => typeof listener === 'function';

/**
 * Reads a connection of an HTTP server before Node's parser does, and answers what is ready. As long as every piece that
 * comes is one whole plain request, what is read here and what Node is given end at the same byte; with the first that is
 * not, Node has the connection to itself, for good. It also gets the first request: its limit of time for heads begins with
 * the connection and ends with a request.
 */
export function answerFirstHand(socket: Socket, { answer, written, sent }: FirstHand): void {
  const giveToNode = socket.listeners('data').find(isReader);
  if (!giveToNode) return;
  let isFirst = true;

  function ready(request: PlainRequest): Buffer<ArrayBuffer> | undefined {
    if (isFirst || request.method !== 'GET' || socket.writableLength > 0 || !socket.writable)
      return undefined;
    try {
      return answer(request);
    } catch {
      return undefined;
    }
  }

  const take = (bytes: Buffer) => {
    const request = readPlainRequest(bytes, socket);
    const whole = request && ready(request);
    isFirst = false;
    if (whole) {
      socket.write(whole, (error) => {
        if (!error) sent(whole);
      });
      written?.();
      return;
    }
    // As its own, for Node takes it away again when a connection becomes another than HTTP.
    if (!request) socket.on('data', giveToNode).off('data', take);
    giveToNode(bytes);
  };
  socket.on('data', take).off('data', giveToNode);
}
