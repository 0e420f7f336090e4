/** What a game in the frame may tell the page; nothing else is listened to. */
export const frameMessages = ['ready', 'round', 'over', 'deposit'] as const;
export type FrameMessage = (typeof frameMessages)[number];

const MOST_PER_SECOND = 20;

function messageOf(data: unknown): FrameMessage | undefined {
  const type = typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : undefined;
  return frameMessages.find((message) => message === type);
}

/** True when a message comes from the frame itself: a frame without an origin of its own sends from `null`. */
function isFrom(event: MessageEvent, frame: HTMLIFrameElement, origin: string): boolean {
  return event.source === frame.contentWindow && event.origin === origin;
}

/**
 * Listens to the game in a frame: only to the fixed list, from that window and that origin, and to no more than twenty messages a
 * second. Returns the function that stops it.
 */
export function listenToFrame(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (message: FrameMessage) => void,
): () => void {
  let second = 0;
  let heard = 0;
  const handle = (event: MessageEvent) => {
    if (!isFrom(event, frame, origin)) return;
    const now = Math.floor(performance.now() / 1_000);
    heard = now === second ? heard + 1 : 1;
    second = now;
    const message = heard > MOST_PER_SECOND ? undefined : messageOf(event.data);
    if (message) onMessage(message);
  };
  window.addEventListener('message', handle);
  return () => window.removeEventListener('message', handle);
}
