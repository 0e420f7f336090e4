import type { Handle } from '#tests/conformance/spoil.ts';

const PASSED_ON = /^content-type$|^x-provider-/;

/** Sends what is asked below a path to another server, with the path as it is. */
export function towards(path: string, url: string) {
  return (handle: Handle): Handle =>
    async (request) => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'POST' || !pathname.startsWith(path)) return handle(request);
      const headers = [...request.headers].filter(([name]) => PASSED_ON.test(name));
      const asked = { method: 'POST', headers, body: await request.text() };
      const response = await fetch(new URL(pathname, url), asked).catch(() => undefined);
      // As a server in between answers for one that broke off.
      if (!response) return new Response('{}', { status: 502 });
      return Response.json(await response.json(), { status: response.status });
    };
}
