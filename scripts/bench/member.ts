import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { sampleRound } from '#e2e/routes.ts';
import type { BenchSite } from './sites.ts';

const USERNAME = '0812345678';
const PASSWORD = 'sabai-dee-99';
const BILLS = 24;
const LINES = 10;

interface BenchMember {
  /** Of a session, as a browser sends it. */
  readonly cookie: string;
  /** Places a bill of these lines in the sample round; answers its id. */
  place(lines: readonly { type: string; number: string; amount: number }[]): Promise<string>;
}

/** A member as they are after some weeks: money, bills over more than a page, a QR that waits. */
export async function makeMember({ origin, env }: BenchSite): Promise<BenchMember> {
  const create = ['member', 'create', '--username', USERNAME, '--password', PASSWORD, '--deposit', '20000'];
  await promisify(execFile)(process.execPath, ['backend/core/ops/main.ts', ...create, '--yes'], {
    env: { ...process.env, ...env },
  });
  const login = await post(`${origin}/api/login`, { username: USERNAME, password: PASSWORD });
  const authorization = `Bearer ${login.body.access_token}`;
  const place: BenchMember['place'] = async (lines) => {
    const input = { round_id: sampleRound, lines, idempotency_key: randomUUID() };
    const { body } = await post(`${origin}/api/lotto/bill/create`, input, { authorization });
    return String(body.data?.bill_id);
  };
  for (let bill = 0; bill < BILLS; bill += 1) {
    const lines = Array.from({ length: LINES }, (_, at) => ({
      type: 'top_3',
      number: String((bill * 37 + at * 101) % 1000).padStart(3, '0'),
      amount: 5,
    }));
    await place(lines);
  }
  const qr = { channel_id: 1, sub_channel_id: 1, amount: 500, idempotency_key: randomUUID() };
  await post(`${origin}/api/member/payment/generate_qr`, qr, { authorization });
  return { cookie: login.cookies.map((cookie) => cookie.split(';', 1).join()).join('; '), place };
}

async function post(url: string, input: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  const body: { error: number; access_token?: string; data?: { bill_id?: string } } = await answer.json();
  if (!answer.ok || body.error !== 0) throw new Error(`${url} answered ${JSON.stringify(body)}`);
  return { body, cookies: answer.headers.getSetCookie() };
}
