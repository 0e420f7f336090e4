import { serverNowMs, setServerNow } from '#lib/api/caller.ts';

/** How far the device's clock may run from its own measure of time before it was put right. */
const JUMP_MS = 500;

/** Sets the server's time from the stream. */
export function createClockSetter(): (serverMs: number, isFresh: boolean) => void {
  let measuredAt: number | undefined;
  return (serverMs, isFresh) => {
    const measure = Date.now() - performance.now();
    const jumped = measuredAt === undefined || Math.abs(measure - measuredAt) > JUMP_MS;
    measuredAt = measure;
    // What came late on its way says too early a time: of two, the later one is nearer.
    if (isFresh || jumped || serverMs > serverNowMs()) setServerNow(serverMs);
  };
}
