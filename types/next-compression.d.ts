/** The middleware that Next compresses with; it comes without types. */
declare module 'next/dist/compiled/compression/index.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  const compression: () => Middleware;
  export = compression;
}
