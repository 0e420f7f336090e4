import { expect, test } from 'vitest';
import { call } from '#lib/api/call.ts';
import { ApiRefusal, ApiUnreachable } from '#lib/api/errors.ts';
import { FakeApi, lost, refusal, takeMistakes } from './fake-api.ts';

const WALLETS = 'POST /api/member/wallets';
const CANCEL = 'POST /api/member/payment/cancel';
const wallet = { id: '1', wallet_name: 'หลัก', balance: 10.5, wallet_type_id: 1 };

test('answers what the contract allows, as the real client reads it', async () => {
  const api = new FakeApi({ [WALLETS]: [wallet] });
  expect(await call(WALLETS, {})).toEqual([wallet]);
  api.answers[WALLETS] = refusal(4999, 'ไม่ได้', { limit: 5 });
  await expect(call(WALLETS, {})).rejects.toEqual(new ApiRefusal(4999, 'ไม่ได้', { limit: 5 }));
  api.answers[WALLETS] = refusal(503, 'พัก');
  await expect(call(WALLETS, {})).rejects.toThrow(new ApiUnreachable('พัก'));
  api.answers[WALLETS] = lost;
  await expect(call(WALLETS, {})).rejects.toThrow(ApiUnreachable);
});

test('an answer, an input or a call that the contract or the test does not know is a mistake of the test', async () => {
  new FakeApi({ [WALLETS]: [{ ...wallet, balance: 10.555 }] });
  await expect(call(WALLETS, {})).rejects.toThrow();
  await expect(call(CANCEL, { ref: 'no ref' })).rejects.toThrow();
  await expect(call('GET /api/agent/banks', {})).rejects.toThrow();
  expect(takeMistakes()).toEqual([
    expect.stringContaining(`No backend answers ${WALLETS} like this`),
    expect.stringContaining(`${CANCEL} was sent what the contract does not take`),
    'The test has no answer for GET /api/agent/banks',
  ]);
});
