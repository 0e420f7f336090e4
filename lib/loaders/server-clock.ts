import 'server-only';
import { cache } from 'react';
import { inProcess } from '#lib/gateway/backends.ts';

const clockOfRequest = cache((): { aheadMs: number | undefined } => ({ aheadMs: undefined }));
let newestAheadMs = 0;

/** Hears the time in an answer of a backend elsewhere. */
export function noteServerTime(header: string | null): void {
  const aheadMs = Date.parse(header ?? '') - Date.now();
  if (Number.isNaN(aheadMs)) return;
  newestAheadMs = aheadMs;
  clockOfRequest().aheadMs = aheadMs;
}

/** Now by the backend's clock in epoch ms, of one elsewhere as far as its answers told; a sandbox clock may be far from the real one. */
export async function backendNowMs(): Promise<number> {
  const backend = await inProcess();
  return backend ? backend.nowMs() : Date.now() + (clockOfRequest().aheadMs ?? newestAheadMs);
}
