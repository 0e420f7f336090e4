import type { World } from '#backend/testing/world.ts';
import type { Limit } from '#contract/protection.ts';

let asked = 0;

/** Asks for a limit as its member would; amount in baht, of `time` minutes. */
export function askForLimit(
  world: World,
  token: string,
  limit: Pick<Limit, 'kind' | 'window' | 'amount'>,
  key?: string,
) {
  asked += 1;
  return world.call(
    'POST /api/member/protection/limit',
    { ...limit, idempotency_key: key ?? `limit-number-${asked}` },
    token,
  );
}

/** The limit of a kind in a window, as its member sees it. */
export async function limitOf(
  world: World,
  token: string,
  kind: Limit['kind'],
  window: Limit['window'] = 'day',
): Promise<Limit> {
  const { body } = await world.call('GET /api/member/protection', {}, token);
  const found = body.data?.limits.find((limit) => limit.kind === kind && limit.window === window);
  if (!found) throw new Error(`No ${kind} limit in a ${window}: ${JSON.stringify(body)}`);
  return found;
}
