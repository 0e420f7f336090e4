import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A door in front of a PostgreSQL server, for tests of a database that is away. */
export interface PostgresGate extends AsyncDisposable {
  /** The given connection string through the door. */
  readonly url: string;
  /** Cuts every connection and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Lets nothing through any more while connections stand, as a server that has stalled; `open` cuts what stood so. */
  stall(): void;
}

export async function openGate(to: string): Promise<PostgresGate> {
  const target = new URL(to);
  const held = new Set<Socket>();
  let isStalled = false;
  const server = createServer({ allowHalfOpen: false }, (client) => {
    const upstream = connectTo(target);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      held.add(one);
      if (!isStalled) one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        held.delete(one);
        other.destroy();
      });
    }
  });
  let port = 0;
  const open = async () => {
    if (isStalled) for (const socket of held) socket.destroy();
    isStalled = false;
    if (server.listening) return;
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const shut = async () => {
    server.close();
    for (const socket of held) socket.destroy();
    await once(server, 'close');
  };
  const stall = () => {
    isStalled = true;
    for (const socket of held) socket.unpipe().pause();
  };
  await open();
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    open,
    shut,
    stall,
    [Symbol.asyncDispose]: async () => {
      if (server.listening) await shut();
    },
  };
}

function connectTo({ hostname, port }: URL): Socket {
  return connect({ host: hostname, port: Number(port) });
}
