import { afterAll, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { beside, OTHER_HASH } from '#backend/testing/beside.ts';
import { buildMember, TEST_PASSWORD } from '#backend/testing/members.ts';
import { switchOn } from '#backend/testing/second-factor.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => closeAudited(world));

const password = TEST_PASSWORD;
const calls = {
  'POST /api/member/withdraw/create': { amount: 300, password, idempotency_key: 'with-the-old-one' },
  'POST /api/member/account/close': { password },
  'POST /api/member/update_sub_bank_account': { bank_code: '014', bank_account_no: '9990002221', password },
  'POST /api/member/english_name': { english_name: 'Somchai Jaidee', password },
  'POST /api/member/second_factor/begin': { password },
  'POST /api/member/second_factor/end': { password },
  'POST /api/member/second_factor/recovery_codes': { password },
  'POST /api/member/change_password': { current_password: password, password: 'a-better-word-2569' },
  'POST /api/member/protection/bar': { length: 'day', password },
};

/** The call, which waits for a new password; with a recovery code where one is asked for. */
async function meet(key: string, input: object, endsSessions: boolean) {
  const { memberId, token } = await buildMember(world, { balance: 500 });
  const needsCode = /second_factor\/(?:end|recovery_codes)$/.test(key);
  const second_factor = needsCode ? (await switchOn(world, token)).recoveryCodes[0] : undefined;
  return beside(world, memberId, { passwordHash: OTHER_HASH, endsSessions }, () =>
    world.send(key, { ...input, second_factor }, { authorization: `Bearer ${token}` }),
  );
}

test.each(Object.entries(calls))(
  '%s with the old password does nothing once there is a new one, nor in a session that ended with it',
  async (key, input) => {
    expect((await meet(key, input, false)).body).toMatchObject({ error: 4008 });
    expect((await meet(key, input, true)).status).toBe(401);
  },
);
