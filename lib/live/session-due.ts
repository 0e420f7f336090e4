const CHANNEL = 'session-due';

/** Tells every page of this browser when its member is told next how long the session lasts (ISO 8601). */
export function tellDue(dueAt: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(dueAt);
  channel.close();
}

/** Hears it, this page's own word too. Returns the function that stops it. */
export function hearDue(hear: (dueAt: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(String(data)));
  return () => channel.close();
}
