import { createServer } from 'node:http';
import { securityHeaders } from '#lib/security-headers.ts';

const bodies = new Map<number, Buffer>();
const DEFAULT_BYTES = 1_000;

// Answers `/5000` with as many bytes from memory, under the headers that every answer of the site has.
createServer((request, response) => {
  const size = Number(request.url?.slice(1)) || DEFAULT_BYTES;
  const body = bodies.get(size) ?? Buffer.alloc(size, 'x');
  bodies.set(size, body);
  for (const [name, value] of securityHeaders) response.setHeader(name, value);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': size });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
