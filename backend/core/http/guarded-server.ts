import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { drain, markLast, type Patience, stopListening } from '#backend/core/http/close-server.ts';
import type { Refused } from '#backend/core/http/count-refused.ts';
import { answerInTurn, type TakeTurn } from '#backend/core/http/in-turn.ts';
import {
  type HeaderList,
  LINGER_MS,
  refuseSocket,
  statusOfParserError,
} from '#backend/core/http/refuse-socket.ts';
import { createShares } from '#backend/core/http/shares.ts';
import { UncachedErrors } from '#backend/core/http/uncached-errors.ts';
import { boundUnread } from '#backend/core/http/unread-answers.ts';

/** What strangers may make a server hold, and for how long. Wide for the shared addresses of mobile carriers. */
export const limits = {
  /** Time for the head of a request, and for all of it. */
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 1_000,
  /** Longer than the idle timeout of common load balancers, so that they are the ones who close. */
  keepAliveMs: 65_000,
  /** A client that neither sends nor reads. */
  silentMs: 120_000,
  /** A client that does not read its answer, and bytes of such answers of all clients. */
  unreadMs: 30_000,
  unreadBytes: 64_000_000,
  /** Requests that wait on one connection for the answer before them. */
  waitingEach: 128,
  headBytes: 16_384,
  headers: 200,
  connections: 8_192,
  connectionsEach: 512,
  requestsEach: 128,
};

/** Above this part of all connections idle ones are closed early. */
const CROWDED = 0.75;
const PATIENCE: Patience = { graceMs: 2_000, lastMs: 6_000 };

export interface Guard {
  /** Runs first on every request, also on those that are refused: names the caller. */
  readonly prepare: (request: IncomingMessage, response: ServerResponse) => void;
  /** Headers of whatever is refused here, with or without a request. */
  readonly headers: () => HeaderList;
  /** The address whose share a request takes; undefined for one that speaks for many. */
  readonly clientOf: (request: IncomingMessage) => string | undefined;
  /** True for a peer that may open as many connections as it likes. */
  readonly isFree: (address: string) => boolean;
  /** Told of what is turned away here, which no line of the log tells of. */
  readonly refused?: (what: Refused) => void;
  /** False leaves WebSockets to a listener of the caller's own. */
  readonly refusesUpgrades?: boolean;
}

export interface GuardedServer {
  readonly server: Server;
  /** Ends it gently; see `drain`. */
  close(patience?: Patience): Promise<void>;
}

function refuse(response: ServerResponse, headers: HeaderList, status: number, message: string): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' });
  response.end(JSON.stringify({ error: status, message }));
}

/** An HTTP server that holds against strangers: bounded in time, size and number, and gentle when it closes. */
export function guardedServer(answer: RequestListener, guard: Guard, bounds = limits): GuardedServer {
  const connections = new Map<Socket, Set<ServerResponse>>();
  const turns = new WeakMap<Socket, TakeTurn>();
  const upgraded = new Set<Duplex>();
  const connectionShares = createShares(bounds.connectionsEach);
  const requestShares = createShares(bounds.requestsEach);
  const endedUnread = () => guard.refused?.('unread');
  const unread = boundUnread({ most: bounds.unreadBytes, silentMs: bounds.unreadMs }, endedUnread);
  let closing = false;

  const server = createServer({
    ServerResponse: UncachedErrors,
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.requestMs,
    connectionsCheckingInterval: bounds.checkMs,
    keepAliveTimeout: bounds.keepAliveMs,
    maxHeaderSize: bounds.headBytes,
    // Answered below, with its headers.
    requireHostHeader: false,
    // An offer of h2c may be ignored, and curl and Java make it with every request.
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  });
  server.timeout = bounds.silentMs;
  server.maxHeadersCount = bounds.headers;
  server.maxConnections = bounds.connections;

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? 'unknown';
    const release = guard.isFree(address) ? () => {} : connectionShares.take(address);
    if (!release) {
      guard.refused?.('connection');
      socket.destroy();
      return;
    }
    const answers = new Set<ServerResponse>();
    connections.set(socket, answers);
    turns.set(socket, answerInTurn(socket, answers, { most: bounds.waitingEach, onTooMany: endedUnread }));
    if (connections.size > bounds.connections * CROWDED) server.closeIdleConnections();
    socket.once('close', () => {
      connections.delete(socket);
      unread.look(socket, address);
      release();
    });
  });

  function take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const client = guard.clientOf(request);
    const look = () => unread.look(socket, client ?? socket.remoteAddress ?? '');
    // Said when all of an answer is written, and when all of it has left this process.
    response.once('prefinish', look).once('finish', look);
    response.once('finish', () => dropRest(request, socket));
    turns.get(socket)?.(response, () => answerNow(request, response, client));
  }

  function answerNow(request: IncomingMessage, response: ServerResponse, client: string | undefined): void {
    const release = client === undefined ? () => {} : requestShares.take(client);
    let isHeld = release !== undefined;
    const giveBack = () => {
      if (isHeld) release?.();
      isHeld = false;
    };
    // An answer that stays open has bounds of its own, and is no longer one of the requests at once.
    response.once('stays', giveBack).once('close', giveBack);
    const isLast = connections.get(request.socket)?.size === 1;
    if (closing && isLast) markLast(response);
    if (!release) turnAway(response, 429, 'มีผู้ใช้งานพร้อมกันมาก กรุณาลองใหม่อีกครั้ง');
    else if (!isForOneHost(request) || !hasSureEnd(request)) turnAway(response, 400, 'รูปแบบคำขอไม่ถูกต้อง');
    else answer(request, response);
  }

  function turnAway(response: ServerResponse, status: number, message: string): void {
    guard.refused?.(status);
    refuse(response, guard.headers(), status, message);
  }

  function turnAwayUnread(socket: Duplex, status: number): void {
    // Browsers open connections ahead that they do not use, and cut off others.
    const isAttempt = socket instanceof Socket && socket.bytesRead > 0 && socket.writable;
    if (isAttempt) guard.refused?.(status);
    refuseSocket(socket, status, guard.headers());
  }

  for (const event of ['request', 'checkExpectation'] as const) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      guard.prepare(request, response);
      take(request, response);
    });
  }
  server.on('connect', (_, socket) => turnAwayUnread(socket, 405));
  server.on('upgrade', (_, socket) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    if (guard.refusesUpgrades !== false) turnAwayUnread(socket, 403);
  });
  server.on('clientError', (error, socket) => {
    const answers = [...((socket instanceof Socket && connections.get(socket)) || [])];
    const last = answers.findLast(({ req }) => req.complete);
    // Answers under way go out first; nothing more is read from this connection.
    if (last) void ended(last).then(() => socket.destroy());
    else if (answers.some(({ headersSent }) => headersSent)) socket.destroy();
    else turnAwayUnread(socket, statusOfParserError(error));
  });
  // Accepting may fail for a moment while descriptors are short; whoever listens hears of it by itself.
  server.on('error', () => {});

  // What an open answer writes, such as a stream, is seen here.
  const look = () => {
    for (const socket of connections.keys())
      if (socket.writableLength > 0) unread.look(socket, socket.remoteAddress ?? '');
  };
  const looking = setInterval(look, bounds.checkMs).unref();
  server.once('close', () => clearInterval(looking));

  return {
    server,
    close: async (patience = PATIENCE) => {
      for (const socket of upgraded) socket.destroy();
      // Nobody is told to come again while the door still opens: what comes as it shuts would be cut off.
      await stopListening(server);
      closing = true;
      await drain(connections, patience, guard.headers);
      server.close();
    },
  };
}

/** Two hosts that a proxy joined in one header. Any other value is answered, for the site never shows the host that a client sends. */
const JOINED = /[\s,]/;

/** Of two hosts each reader could take another (RFC 9112, 3.2); Node answers the first. */
function isForOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.0';
  return hosts.length === 1 && !JOINED.test(host);
}

/** False for a body whose end another reader may see elsewhere: compressed in transfer, or chunked in HTTP/1.0 (RFC 9112, 6.1). */
function hasSureEnd({ headers, httpVersion }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  return coding === undefined || (httpVersion !== '1.0' && coding.toLowerCase() === 'chunked');
}

function ended(response: ServerResponse): Promise<void> {
  markLast(response);
  return new Promise((resolve) => response.once('close', () => resolve()));
}

/**
 * The rest of a body that nobody wants is thrown away for a moment, so that the sender gets to read the answer. A reader that gave
 * up may have left the request paused, or destroyed without its socket: nothing would be read from the connection again.
 */
function dropRest(request: IncomingMessage, socket: Socket): void {
  if (request.complete) return;
  request.removeAllListeners('data').resume();
  setTimeout(() => request.complete || socket.destroy(), LINGER_MS).unref();
}
