import { type BuiltMember, mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import type { World } from '#backend/testing/world.ts';

type Options = Readonly<Partial<Record<string, string>>>;

/** Asks for a batch as an operator would; a shared one of one baht for a stake of a thousand where nothing else is said. */
export function askForCoupons(world: World, options: Options = {}, yes = true) {
  const usual = {
    ...{ batch: 'summer', title: 'คูปองหน้าร้อน', kind: 'shared', prize: 'credit', amount: '1' },
    ...{ from: '2025-06-01', until: '2025-06-30', stake: '1000', 'stake-days': '7', uses: '100' },
  };
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...usual, ...options })) if (value) given[name] = value;
  const order = { command: 'coupon make', options: given, yes };
  return runOps(world.services, { ...order, who: 'nok', why: 'a test' });
}

/** Makes a batch and answers its codes. */
export async function makeCoupons(world: World, options: Options = {}): Promise<string[]> {
  const { code, lines } = await askForCoupons(world, options);
  if (code !== 0) throw new Error(lines.join('\n'));
  return lines.slice(2);
}

/** A code for one member, which asks for nothing. */
export async function makePersonal(world: World, { memberId }: BuiltMember, options: Options = {}) {
  const username = await mobileOf(world, memberId);
  const own = { kind: 'personal', username, stake: '', 'stake-days': '', uses: '' };
  const batch = `gift-${world.services.random.uuid()}`;
  const [code = ''] = await makeCoupons(world, { ...own, batch, ...options });
  return code;
}

export function redeem(world: World, token: string, code: string, key = world.services.random.uuid()) {
  return world.call('POST /api/member/coupon/redeem', { code, idempotency_key: key }, token);
}

/** A code that a member used; answers its row of the history. */
export async function redeemedCoupon(world: World, member: BuiltMember): Promise<string | undefined> {
  const code = await makePersonal(world, member);
  return (await redeem(world, member.token, code)).body.data?.id;
}
