import { http } from 'msw';
import { createMockWorld, type MockWorld, mockedCalls } from '#mocks/areas.ts';

declare global {
  /** Worlds by test; on globalThis because the bundler may load this module more than once. */
  var mockWorlds: Map<string, MockWorld> | undefined;
}

/** The world of a test, by the `qa` cookie of its browser; requests without one share the world `default`. */
export function worldOf(request: Request): MockWorld {
  const id = /(?:^|;\s*)qa=([A-Za-z0-9_-]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? 'default';
  globalThis.mockWorlds ??= new Map();
  const known = globalThis.mockWorlds.get(id);
  if (known) return known;
  const fresh = createMockWorld();
  globalThis.mockWorlds.set(id, fresh);
  return fresh;
}

/**
 * The handler of every call of the contract by `METHOD /path`, each in the world of the request. Found by its name: a list is
 * tried from its beginning, and a page makes a dozen calls.
 */
export const handlers = new Map(
  mockedCalls.map(({ call, answer }) => [
    `${call.method} ${call.path}`,
    http[call.method === 'GET' ? 'get' : 'post'](`*${call.path}`, ({ request }) =>
      answer(worldOf(request), request),
    ),
  ]),
);
