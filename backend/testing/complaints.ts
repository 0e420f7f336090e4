import { runOps } from '#backend/testing/ops.ts';
import type { World } from '#backend/testing/world.ts';

export const COMPLAINT_TEXT = 'ฝากเงินแล้วเงินไม่เข้ากระเป๋า';

interface Asked {
  readonly subject?: 'deposit' | 'game';
  readonly reference?: string;
  readonly text?: string;
  readonly idempotency_key?: string;
}

/** The answer to a complaint, by a new key where none is given. */
export async function trySendComplaint(world: World, token: string, asked: Asked = {}) {
  const usual = {
    ...{ subject: 'deposit' as const, text: COMPLAINT_TEXT },
    idempotency_key: world.services.random.uuid(),
  };
  return (await world.call('POST /api/complaint/send', { ...usual, ...asked }, token)).body;
}

/** Sends a complaint; throws where it is refused. */
export async function sendComplaint(world: World, token: string, asked: Asked = {}) {
  const { data, message } = await trySendComplaint(world, token, asked);
  if (!data) throw new Error(`A complaint was not taken: ${message}`);
  return data;
}

/** Does what an operator would about a complaint, and answers its lines; throws what it says where it is refused. */
export async function complaintOps(
  world: World,
  verb: string,
  options: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const order = { command: `complaint ${verb}`, options, yes: true, who: 'nok', why: 'a test' };
  const { code, lines } = await runOps(world.services, order);
  if (code !== 0) throw new Error(lines.join(' '));
  return lines;
}
