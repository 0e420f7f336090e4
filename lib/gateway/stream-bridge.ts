import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MEMBER_HEADER } from '#contract/constants.ts';
import { inProcess } from '#lib/gateway/backends.ts';
import { tokenFrom } from '#lib/gateway/session-cookie.ts';

/**
 * The event stream of a backend in this process, for the server in front of Next, on whose connections it is held: a
 * connection costs a tenth of a request that Next holds open. It is on `globalThis` as the bridge of the pages is.
 */
export interface StreamBridge {
  /** Answers a request whose origin was looked at; `address` is the one that it counts for. */
  answer(request: IncomingMessage, response: ServerResponse, address: string | undefined): void;
  close(): void;
}

declare global {
  var pwinStreams: StreamBridge | undefined;
}

/** Puts the bridge where the server in front of Next finds it; a backend elsewhere is asked through the gateway. */
export async function openStreams(): Promise<void> {
  const backend = await inProcess();
  if (!backend) return;
  const { streams } = backend;
  globalThis.pwinStreams = {
    answer: (request, response, address) => {
      const { authorization, cookie = null } = request.headers;
      const token = /^Bearer (.*)$/.exec(authorization ?? '')?.[1] ?? tokenFrom(cookie);
      const namedMember = request.headersDistinct[MEMBER_HEADER]?.[0];
      void streams.answer(request, response, { token, namedMember, address });
    },
    close: () => streams.close(),
  };
}
