import type { Socket } from 'node:net';

/** What waits in a connection for a client that does not read. */
interface Unread {
  readonly client: string;
  bytes: number;
  /** Its patience with silence before, which counts again when all is read. */
  readonly timeoutMs: number | undefined;
}

export interface UnreadAnswers {
  /** Looks at what waits in a connection: after something was written to it, from time to time, and when it is closed. */
  look(socket: Socket, client: string): void;
  readonly bytes: number;
}

/**
 * Bounds answers that nobody reads, over all connections. One whose bytes do not move for `silentMs` ends. Above `most` bytes
 * the client that holds the most loses its oldest connection: whoever reads, however slowly, stays.
 */
export function boundUnread(
  { most, silentMs }: { readonly most: number; readonly silentMs: number },
  onEnd: () => void,
): UnreadAnswers {
  const unread = new Map<Socket, Unread>();
  let total = 0;

  function forget(socket: Socket): void {
    const one = unread.get(socket);
    if (!one) return;
    unread.delete(socket);
    total -= one.bytes;
    // Node may have set another meanwhile, for a connection without a request.
    if (socket.timeout === silentMs) socket.setTimeout(one.timeoutMs ?? 0);
  }

  function note(socket: Socket, client: string): Unread {
    const one: Unread = { client, bytes: 0, timeoutMs: socket.timeout };
    unread.set(socket, one);
    socket.setTimeout(silentMs);
    return one;
  }

  function endOne(): void {
    const held = new Map<string, number>();
    for (const { client, bytes } of unread.values()) held.set(client, (held.get(client) ?? 0) + bytes);
    const [greediest] = [...held].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    const [oldest] = [...unread].find(([, { client }]) => client === greediest) ?? [];
    if (!oldest) return;
    onEnd();
    forget(oldest);
    oldest.destroy();
  }

  return {
    get bytes() {
      return total;
    },
    look: (socket, client) => {
      const bytes = socket.destroyed ? 0 : socket.writableLength;
      if (bytes === 0) return forget(socket);
      const one = unread.get(socket) ?? note(socket, client);
      total += bytes - one.bytes;
      one.bytes = bytes;
      while (total > most && unread.size > 0) endOne();
    },
  };
}
