import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bill, billLine, exposure } from '#backend/db/schema/lotto.ts';
import { houseAccount } from '#backend/ledger/accounts.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { createWorld, type World } from '#backend/testing/world.ts';
import { auditChecks, auditLedger } from './audit.ts';
import { credit } from './credit.ts';
import { debit } from './debit.ts';
import { placeHold, postHold, voidHold } from './hold.ts';

let world: World;
let memberId: string;
let lottoHouse: string;
let withdrawalHouse: string;
let pendingBill: string;

const uuid = () => world.services.random.uuid();

/** A bill of two lines of 100 baht on 12 and 34: pending, won with 9,000 baht, lost, or cancelled; in ledger and tables alike. */
async function placeBill(status: 'pending' | 'won' | 'lost' | 'cancelled'): Promise<string> {
  const id = uuid();
  const at = world.clock.now();
  const payout = status === 'won' ? 900_000n : 0n;
  const due = status === 'cancelled' ? 20_000n : payout;
  const lineStatus = { pending: 'pending', won: 'win', lost: 'lose', cancelled: 'refund' } as const;
  await world.db.transact(async (tx) => {
    await tx.orm.insert(bill).values({
      memberId,
      id,
      agentId: 31,
      roundId: 'audit-round',
      status,
      idempotencyKey: id,
      lineCount: 2,
      stakeSatang: 20_000n,
      chargedSatang: 20_000n,
      payoutSatang: payout,
      createdAt: at,
    });
    const line = {
      memberId,
      billId: id,
      type: 'top_2',
      amountSatang: 10_000n,
      chargedSatang: 10_000n,
      rateHundredths: 9_000,
    };
    await tx.orm.insert(billLine).values([
      { ...line, position: 0, number: '12', payoutSatang: payout, status: lineStatus[status] },
      {
        ...line,
        position: 1,
        number: '34',
        payoutSatang: 0n,
        status: status === 'won' ? 'lose' : lineStatus[status],
      },
    ]);
    const stake = {
      transferId: uuid(),
      scope: 'audit.stake',
      key: id,
      requestHash: id,
      kind: 'stake',
      reference: id,
    };
    await debit(tx, { ...stake, at, memberId, from: 'main', toAccount: lottoHouse, satang: 20_000n });
    if (due === 0n) return;
    const back = { transferId: uuid(), key: id, requestHash: id, reference: id, memberId, satang: due };
    await credit(tx, {
      scope: 'audit.back',
      kind: 'back',
      at,
      fromAccount: lottoHouse,
      to: 'main',
      credits: [back],
    });
  });
  return id;
}

async function moveHolds(): Promise<void> {
  for (const end of ['pending', 'post', 'void'] as const) {
    const [holdId, at] = [uuid(), world.clock.now()];
    await world.db.transact(async (tx) => {
      const order = {
        holdId,
        transferId: uuid(),
        scope: 'audit.hold',
        key: holdId,
        requestHash: '',
        reference: holdId,
      };
      await placeHold(tx, { ...order, memberId, satang: 5_000n, at });
      if (end === 'post') await postHold(tx, { holdId, transferId: uuid(), at, toAccount: withdrawalHouse });
      if (end === 'void') await voidHold(tx, { holdId, transferId: uuid(), at });
    });
  }
}

beforeAll(async () => {
  world = await createWorld();
  ({ memberId } = await buildMember(world, { balance: 2_000 }));
  lottoHouse = await houseAccount(world.db, world.db.orm, 31, 'house.lotto');
  withdrawalHouse = await houseAccount(world.db, world.db.orm, 31, 'house.withdrawal');
  pendingBill = await placeBill('pending');
  await placeBill('won');
  await placeBill('lost');
  await placeBill('cancelled');
  const sold = { roundId: 'audit-round', type: 'top_2', soldSatang: 30_000n };
  await world.db.orm.insert(exposure).values([
    { ...sold, number: '12' },
    { ...sold, number: '34' },
  ]);
  await moveHolds();
  // Damage that the schema itself would refuse can only be planted without its guards.
  await world.db.script(`
    ALTER TABLE posting DROP CONSTRAINT posting_positive, DROP CONSTRAINT posting_two_sides;
    ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_floor`);
});
afterAll(() => world[Symbol.asyncDispose]());

beforeEach(() => world.db.script('BEGIN'));
afterEach(() => world.db.script('ROLLBACK'));

const wallet = () => `(SELECT id FROM ledger_account WHERE member_id = '${memberId}' AND kind = 'main')`;
const houseOf = (kind: string) => `(SELECT id FROM ledger_account WHERE kind = '${kind}')`;
const transferOf = (reference: string) =>
  `(SELECT id FROM transfer WHERE reference = '${reference}' ORDER BY id LIMIT 1)`;

/** A new transfer that adds 100 satang to the wallet, its caches kept right. */
function giveFrom(account: string, reference: string): string {
  const id = uuid();
  return `
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
      VALUES ('${id}', 'audit.planted', '${id}', '', 'planted', '${reference}', now());
    UPDATE ledger_account SET balance = balance + 100, seq = seq + 1 WHERE id = ${wallet()};
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang, to_seq, to_balance)
      SELECT '${id}', 0, ${account}, id, 100, seq, balance FROM ledger_account WHERE id = ${wallet()}`;
}

const damages: Record<string, () => string> = {
  posting_amount: () =>
    `INSERT INTO posting (transfer_id, position, from_account, to_account, satang)
     SELECT id, 9, ${houseOf('house.adjustment')}, ${houseOf('house.withdrawal')}, 0 FROM transfer LIMIT 1`,
  posting_orphan: () => giveFrom(`'${uuid()}'::uuid`, 'nothing'),
  posting_sides: () => `UPDATE posting SET from_seq = 7 WHERE from_account = ${houseOf('house.deposit')}`,
  transfer_empty: () =>
    `INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
     VALUES ('${uuid()}', 'audit.planted', 'empty', '', 'planted', 'nothing', now())`,
  cached_balance: () => `UPDATE ledger_account SET balance = balance + 1 WHERE id = ${wallet()}`,
  sequence: () => `UPDATE ledger_account SET seq = seq + 1 WHERE id = ${wallet()}`,
  running_balance: () =>
    `UPDATE posting SET from_balance = from_balance - 1 WHERE transfer_id = ${transferOf(pendingBill)}`,
  below_floor: () => `UPDATE ledger_account SET floor = balance + 1 WHERE id = ${wallet()}`,
  bill_totals: () => `UPDATE bill SET stake_satang = stake_satang + 1 WHERE id = '${pendingBill}'`,
  bill_outcome: () => `UPDATE bill_line SET status = 'lose' WHERE bill_id = '${pendingBill}'`,
  bill_stake: () =>
    `UPDATE bill SET charged_satang = charged_satang + 1 WHERE id = '${pendingBill}';
     UPDATE bill_line SET charged_satang = charged_satang + 1 WHERE bill_id = '${pendingBill}' AND position = 0`,
  bill_payout: () => giveFrom(houseOf('house.lotto'), pendingBill),
  bill_unknown: () => giveFrom(houseOf('house.lotto'), uuid()),
  exposure: () => `UPDATE exposure SET sold_satang = sold_satang - 1 WHERE number = '12'`,
  deposit_credit: () =>
    `UPDATE deposit SET status = 'expired', act_id = NULL WHERE member_id = '${memberId}'`,
  deposit_unknown: () => giveFrom(houseOf('house.deposit'), 'AAAAAAAAAAAAAAAA'),
  deposit_event: () =>
    `INSERT INTO payment_event (event_id, ref, outcome, body, received_at)
     VALUES ('planted-event', 'AAAAAAAAAAAAAAAA', 'credited', '{}', now())`,
  hold_funds: () =>
    `INSERT INTO hold (id, member_id, satang, status, reference, created_at)
     SELECT '${uuid()}', member_id, satang, status, 'more', created_at FROM hold WHERE status = 'pending'`,
  hold_end: () => `UPDATE hold SET status = 'voided' WHERE status = 'posted'`,
};

test('a world in order has no difference', async () => {
  await expectCleanAudit(world);
});

test('every check of the script has its damage planted here', async () => {
  expect((await auditChecks()).map(({ name }) => name)).toEqual(Object.keys(damages));
});

test.each(Object.keys(damages))('%s is found, and nothing else', async (check) => {
  await world.db.script(damages[check]?.() ?? '');
  const found = await auditLedger(world.db);
  expect([...new Set(found.map((difference) => difference.check))]).toEqual([check]);
});

test('an account whose postings have a hole in their sequence is found', async () => {
  await world.db.script(
    `UPDATE posting SET to_seq = to_seq + 100 WHERE to_account = ${wallet()} AND to_seq > 3`,
  );
  expect((await auditLedger(world.db)).map(({ check }) => check)).toContain('sequence');
});
