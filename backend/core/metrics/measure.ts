import { nobody, type Observer } from '#backend/core/metrics/observer.ts';
import type { Services } from '#backend/services.ts';

interface Measured {
  readonly observer: Observer;
  close(): void;
}

/**
 * Measures a backend where a port for it is set; elsewhere nothing is measured, and its library is not loaded. A port that is
 * taken is logged, and the site serves without it.
 */
export async function measure(
  port: number | undefined,
  { db, log }: Pick<Services, 'db' | 'log'>,
  openStreams: () => number,
): Promise<Measured> {
  if (port === undefined) return { observer: nobody, close: () => {} };
  const { createMetrics } = await import('#backend/core/metrics/metrics.ts');
  const { serveMetrics } = await import('#backend/core/metrics/serve-metrics.ts');
  const metrics = createMetrics({ db, nowMs: () => Date.now(), openStreams });
  try {
    const { close } = await serveMetrics(metrics, port);
    return { observer: metrics, close };
  } catch (error) {
    log.error({ err: error, port }, 'metrics are not served');
    return { observer: nobody, close: () => {} };
  }
}
