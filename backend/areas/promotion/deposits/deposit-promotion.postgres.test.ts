import { expect, test } from 'vitest';
import { promotionChoice, promotionClaim } from '#backend/areas/promotion/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { openWorld } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const DAILY = 2;
const MEMBERS = 16;
const SWITCHES = 12;

test('a promotion that operators open and close while deposits choose it and are paid begins once for a choice or not at all', async () => {
  await using world = await openWorld({ connections: 16 });
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => buildMember(world)));
  const turnTo = (to: 'open' | 'closed') =>
    runOps(world.services, {
      ...{ command: 'promotions switch', options: { promotion: 'daily', to } },
      ...{ who: 'nok', why: 'a test', yes: true },
    });
  const order = async ({ token }: BuiltMember) => {
    const asked = { channel_id: 1, sub_channel_id: 1, amount: 300, promotion_id: DAILY };
    const { body } = await world.call('POST /api/member/payment/generate_qr', asked, token);
    expect([0, errorCodes.PROMOTION_UNKNOWN]).toContain(body.error);
    return body.data?.ref;
  };
  const deposit = async (member: BuiltMember) => {
    const refs = (await Promise.all([order(member), order(member)])).filter((ref) => ref !== undefined);
    const paid = refs.flatMap((ref) => [ref, ref]);
    await Promise.all(paid.map((ref) => sendEvent(world, { ref, amount: 300 })));
    return refs.length * 300;
  };
  const [sums, switched] = await Promise.all([
    Promise.all(members.map(deposit)),
    Promise.all(Array.from({ length: SWITCHES }, (_, at) => turnTo(at % 2 === 0 ? 'closed' : 'open'))),
  ]);
  expect(switched.map(({ code }) => code)).toEqual(Array.from({ length: SWITCHES }, () => 0));

  const claims = await world.db.orm.select().from(promotionClaim);
  const choices = await world.db.orm.select().from(promotionChoice);
  for (const [at, { memberId, token }] of members.entries()) {
    expect(await balanceOf(world, token)).toBe(sums[at]);
    const own = choices.filter((one) => one.memberId === memberId);
    expect(own).toHaveLength((sums[at] ?? 0) / 300);
    const begun = own.filter(({ outcome }) => outcome === 'taken');
    expect(claims.filter((one) => one.memberId === memberId)).toHaveLength(begun.length);
    expect(begun.length).toBeLessThanOrEqual(1);
    for (const { outcome } of own) expect(['taken', 'running', 'changed']).toContain(outcome);
  }
  await expectCleanAudit(world);
});
