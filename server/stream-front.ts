import type { IncomingMessage, ServerResponse } from 'node:http';
import { createShares } from '#backend/core/http/shares.ts';
import { isForStream } from '#backend/core/http/streams/is-for-stream.ts';
import { callerOf } from './name-caller.ts';

/** Streams of a backend elsewhere that an address may hold through this server. */
const EACH_ADDRESS = 256;

export interface StreamFront {
  /** True when the request was for the event stream and is answered; one for a backend elsewhere goes on to Next. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Ends every stream, before the server waits for what is under way. */
  close(): void;
}

/** A page of another site may neither read the stream nor make visitors' browsers hold one. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function refuse(response: ServerResponse, status: 403 | 429, message: string): true {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '30',
  });
  response.end(JSON.stringify({ error: status, message }));
  return true;
}

/** Requests for the event stream, before they would reach Next. */
export function openStreamFront(): StreamFront {
  const shares = createShares(EACH_ADDRESS);
  const passed = new Set<ServerResponse>();
  return {
    answer: (request, response) => {
      if (!isForStream(request)) return false;
      if (isFromElsewhere(request)) return refuse(response, 403, 'ไม่รับคำขอจากเว็บไซต์อื่น');
      const address = callerOf(request);
      if (globalThis.pwinStreams) {
        globalThis.pwinStreams.answer(request, response, address);
        return true;
      }
      const release = shares.take(address);
      if (!release) return refuse(response, 429, 'เปิดหน้านี้ไว้พร้อมกันมากเกินไป กรุณาปิดบางหน้าแล้วลองใหม่');
      passed.add(response);
      response.emit('stays');
      response.once('close', () => {
        passed.delete(response);
        release();
      });
      return false;
    },
    close: () => {
      globalThis.pwinStreams?.close();
      for (const response of passed) response.destroy();
    },
  };
}
