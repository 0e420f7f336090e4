import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ended } from '#backend/testing/backend-process.ts';
import { billOf, Placed } from '#tests/faults/bettor.ts';

const HURRIED = 8;
const THOUGHTFUL = 8;
const THOUGHT_MS = 120;

export interface StopReport extends Ended {
  readonly tookMs: number;
  /** Ids of the bills that were acknowledged. */
  readonly acknowledged: readonly string[];
  /** What became of requests that the server had taken a connection for and never answered. */
  readonly unanswered: readonly string[];
}

type Server = { readonly origin: string; stop(signal: 'SIGTERM'): Promise<Ended> };

/** Status and text of one bill on a kept connection; rejects when no answer comes. */
function bet(
  origin: string,
  agent: Agent,
  token: string,
  key: string,
): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}/api/lotto/bill/create`,
      { method: 'POST', agent, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.once('error', reject);
    sent.end(JSON.stringify(billOf(key)));
  });
}

/** Connections that a server must not wait for: silent, idle, half a head, half a body, half a bill, a WebSocket. */
async function holdOpen(origin: string, token: string): Promise<Socket[]> {
  const half = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n';
  const texts = [
    '',
    'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /api/health HTTP/1.1\r\nho',
    `POST /api/login HTTP/1.1\r\n${half}\r\n{"username":`,
    `POST /api/lotto/bill/create HTTP/1.1\r\nauthorization: Bearer ${token}\r\n${half}\r\n{`,
    'GET /_next/webpack-hmr HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  ];
  const { hostname, port } = new URL(origin);
  return Promise.all(
    texts.map(async (text) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {}).resume();
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(text);
      return socket;
    }),
  );
}

/**
 * Ends a server by SIGTERM while members bet on kept connections, with and without a pause between bets, and strangers
 * hold connections open in every way.
 */
export async function stopUnderLoad(server: Server, token: string, name: string): Promise<StopReport> {
  const acknowledged: string[] = [];
  const unanswered: string[] = [];
  async function betUntilGone(bettor: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; ; count += 1) {
      const key = `${name}-${bettor}-${String(count).padStart(4, '0')}`;
      try {
        const { status, text } = await bet(server.origin, agent, token, key);
        if (status === 200) acknowledged.push(Placed.parse(JSON.parse(text)).data.bill_id);
        else if (status !== 503) unanswered.push(`${key}: ${status} ${text}`);
      } catch (error) {
        const refused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (!refused) unanswered.push(`${key}: ${error}`);
        break;
      }
      if (bettor >= HURRIED) await wait(Math.random() * THOUGHT_MS);
    }
    agent.destroy();
  }
  const bettors = Array.from({ length: HURRIED + THOUGHTFUL }, (_, bettor) => betUntilGone(bettor));
  const held = await holdOpen(server.origin, token);
  while (acknowledged.length < HURRIED + THOUGHTFUL && unanswered.length === 0) await wait(10);
  const startedAt = performance.now();
  const ended = await server.stop('SIGTERM');
  const tookMs = performance.now() - startedAt;
  await Promise.all(bettors);
  for (const socket of held) socket.destroy();
  return { ...ended, tookMs, acknowledged, unanswered };
}
