/** What of the browser it takes to share a stream between tabs. */
export interface Device {
  /** Missing on plain http, where every tab holds a stream of its own. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: ((name: string) => BroadcastChannel) | undefined;
  isHidden(): boolean;
  onVisibility(listener: () => void): () => void;
}

function thisDevice(): Device {
  return {
    locks: navigator.locks,
    openChannel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
    isHidden: () => document.hidden,
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}

interface Shared<Message> {
  /** Holds the stream for all tabs until it is stopped; tells them with `publish`. */
  readonly lead: (signal: AbortSignal, publish: (message: Message) => void) => Promise<unknown>;
  /** Asks once what came before this tab listened, or while it slept, for another tab leads. */
  readonly catchUp: (signal: AbortSignal) => Promise<unknown>;
  /** What the tab that leads heard. */
  readonly hear: (message: Message) => void;
}

/** How long a tab waits to lead, before it asks by itself what it missed. */
const CATCH_UP_MS = 500;

/**
 * One stream for all tabs of a name: a tab that is seen takes the lock and leads, the others listen. A hidden tab gives it
 * up at once, for a phone stops what it does there. Returns the function that stops it.
 */
export function shareStream<Message>(
  name: string,
  { lead, catchUp, hear }: Shared<Message>,
  { locks, openChannel, isHidden, onVisibility }: Device = thisDevice(),
): () => void {
  const channel = locks && openChannel?.(name);
  // A message counts only once this tab has asked what it missed: after a later one it would skip the earlier ones.
  let follows = false;
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (follows) hear(data);
  });
  const publish = (message: Message) => channel?.postMessage(message);
  let turn: AbortController | undefined;

  function begin(): void {
    if (turn) return;
    const own = new AbortController();
    turn = own;
    let leads = false;
    const run = async () => {
      leads = true;
      if (!own.signal.aborted) await lead(own.signal, publish);
      // What ended for good is not begun by the next tab either.
      if (!own.signal.aborted)
        await new Promise((resolve) => own.signal.addEventListener('abort', resolve, { once: true }));
    };
    if (!locks || !channel) return void run();
    // Aborted while it waits, the request is refused.
    locks.request(name, { signal: own.signal }, run).catch(() => undefined);
    setTimeout(() => {
      if (own.signal.aborted) return;
      follows = true;
      if (!leads) void catchUp(own.signal);
    }, CATCH_UP_MS);
  }

  function look(): void {
    if (!isHidden()) begin();
    else {
      turn?.abort();
      turn = undefined;
    }
  }

  const stopLooking = onVisibility(look);
  look();
  return () => {
    stopLooking();
    turn?.abort();
    channel?.close();
  };
}
