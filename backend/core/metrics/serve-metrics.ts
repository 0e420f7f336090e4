import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from '#backend/core/metrics/metrics.ts';

/** This machine alone: whoever collects from elsewhere comes through the operator's own proxy. */
const HOST = '127.0.0.1';

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/** Answers GET /metrics on an address of its own. Throws the system's error when the port is taken. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'contentType' | 'text'>,
  port: number,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen({ port, host: HOST });
  await once(server, 'listening');
  // The process may end while somebody reads metrics.
  server.unref();
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
