import { hashCouponCode } from '#backend/areas/coupon/hash-code.ts';
import { type CouponTerms, readTerms } from '#backend/areas/coupon/ops/read-terms.ts';
import { lockBatches, requireNoIncome } from '#backend/areas/coupon/ops/require-no-income.ts';
import { coupon, couponBatch } from '#backend/areas/coupon/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { findReceiver } from '#backend/core/ops/find-receiver.ts';
import { baht, type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { couponTail, newCouponCode } from '#rules/coupon/coupon-code.ts';
import { couponWorth } from '#rules/coupon/coupon-worth.ts';

/** New codes until there are enough that differ. */
function newCodes({ word, codes: count }: CouponTerms, random: OpsCall['services']['random']): string[] {
  if (word !== undefined) return [word];
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newCouponCode(random));
  return [...codes];
}

async function write(tx: Tx, call: OpsCall, terms: CouponTerms, codes: readonly string[]): Promise<void> {
  const { services } = call;
  const { id, codes: count, uses, word: _, ...batch } = terms;
  const { kind, prizeKind, prizeAmount, stakeSatang, stakeDays, depositSatang } = batch;
  await lockBatches(tx);
  const memberId = kind === 'personal' ? await findReceiver(tx, services, option(call, 'username')) : null;
  const made = { agentId: services.agentId, madeAt: services.clock.now(), madeBy: services.actId };
  const rows = await tx.orm
    .insert(couponBatch)
    .values({ id, ...batch, ...made })
    .onConflictDoNothing()
    .returning({ id: couponBatch.id });
  if (rows.length === 0)
    throw new OperatorRefusal(`There is a batch ${id} already: its terms are written once`);
  const written = await tx.orm
    .insert(coupon)
    .values(
      codes.map((code) => ({
        codeHash: hashCouponCode(services, code),
        ...{ batchId: id, tail: couponTail(code), memberId, uses, used: 0 },
      })),
    )
    .onConflictDoNothing()
    .returning({ tail: coupon.tail });
  const tail = written[0]?.tail;
  if (written.length < codes.length)
    throw new OperatorRefusal('There is such a code already: choose another one');
  await requireNoIncome(tx);
  const asked = depositSatang > 0n ? [depositSatang] : [];
  if (memberId !== null)
    await sendMessages(tx, [
      {
        ...{ memberId, kind: 'coupon', about: id, at: made.madeAt },
        facts: { until: terms.endsAt, ...(tail === undefined ? {} : { name: tail }) },
      },
    ]);
  const facts = ['make', id, kind, prizeKind, prizeAmount, stakeSatang, stakeDays, count, uses * count];
  await noteChange(tx, services, 'coupons', [...facts, ...asked].join(':'));
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const terms = readTerms(call);
  const codes = newCodes(terms, call.services.random);
  await call.services.db.transact((tx) => write(tx, call, terms, codes));
  const uses = BigInt(terms.codes * terms.uses);
  const most = `${terms.id}: ${terms.codes} codes, ${uses} uses, at most ${baht(couponWorth(terms) * uses)}`;
  const shown = call.dryRun ? [] : ['Codes are shown this once:', ...codes];
  return { code: 0, lines: [most, ...shown] };
}

/** Makes codes and says them once: the database keeps a hash of each. */
export const makeCoupons: OpsCommand = {
  name: 'coupon make',
  summary: 'Make a batch of codes, which are shown this once: single ones, one for many, or one for a member',
  changes: true,
  needsReason: true,
  options: {
    batch: needs('ID'),
    title: needs('TEXT'),
    kind: needs('single|shared|personal'),
    prize: needs('credit|bonus|point|spin'),
    amount: needs('BAHT|COUNT'),
    'valid-days': may('DAYS'),
    from: needs('DAY|TIME'),
    until: needs('DAY|TIME'),
    stake: may('BAHT'),
    'stake-days': may('DAYS'),
    deposit: may('BAHT'),
    count: may('CODES'),
    uses: may('COUNT'),
    code: { ...may('WORD'), secret: true },
    username: { ...may('MOBILE'), mobile: true },
  },
  run,
};
