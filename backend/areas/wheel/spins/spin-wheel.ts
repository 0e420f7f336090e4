import { lockSeed, spendNonce } from '#backend/areas/wheel/seeds/current-seed.ts';
import { givePrize, takeCost } from '#backend/areas/wheel/spins/pay-spin.ts';
import { presentSpin, type SpinRow, spinRows } from '#backend/areas/wheel/spins/present-spin.ts';
import { readSpinsLeft } from '#backend/areas/wheel/spins/spins-left.ts';
import { wheelSpin } from '#backend/areas/wheel/tables.ts';
import {
  isHeld,
  readCurrent,
  readVersions,
  type WeightsOfVersion,
} from '#backend/areas/wheel/weights/read-weights.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { Refusal } from '#backend/refusal.ts';
import type { wheel } from '#contract/wheel.ts';
import { drawPrize } from '#rules/wheel/draw-prize.ts';
import type { WheelPay } from '#rules/wheel/prize.ts';
import { SPIN_POINTS } from '#rules/wheel/wheel-worth.ts';

interface Asked {
  readonly token: string;
  /** Undefined for the weights of now. */
  readonly version: number | undefined;
  readonly pay: WheelPay;
}

const byToken: Statement = {
  name: 'wheel_spin_by_token',
  text: `${spinRows} WHERE spin.member_id = $1::uuid AND spin.token = $2::text`,
};

async function findByToken(ctx: MemberCtx, tx: Tx, token: string): Promise<SpinRow | undefined> {
  const [row] = await tx.query<SpinRow>(byToken, [ctx.memberId, token]);
  return row;
}

async function weightsFor(tx: Tx, version: number | undefined, at: Date): Promise<WeightsOfVersion> {
  if (version === undefined) return readCurrent(tx, at);
  const [weights] = (await isHeld(tx, version, at)) ? await readVersions(tx, [version]) : [];
  if (!weights) throw new Refusal('WHEEL_CHANGED', 'กงล้อเปลี่ยนโอกาสรางวัลแล้ว กรุณาดูโอกาสใหม่ก่อนหมุน');
  return weights;
}

/** The spin of a token, made once with its cost and its prize. Locks the main wallet, then lots or points, then the seed. */
async function spinOnce(ctx: MemberCtx, tx: Tx, { token, version, pay }: Asked): Promise<SpinRow> {
  const { memberId } = ctx;
  // Two presses at once wait here, so the later one finds what the first did.
  await lockAccounts(tx, [memberId], 'main');
  const earlier = await findByToken(ctx, tx, token);
  if (earlier) {
    if (earlier.paid !== pay || (version !== undefined && earlier.version !== version))
      throw new Refusal('DUPLICATE_REQUEST', 'คำขอนี้ใช้กับการหมุนครั้งอื่นไปแล้ว');
    return earlier;
  }
  const at = ctx.now();
  await refuseExcludedNow(tx, memberId, at);
  const weights = await weightsFor(tx, version, at);
  const spin = { spinId: ctx.random.uuid(), at };
  await takeCost(ctx, tx, spin, pay);
  const seed = await lockSeed(ctx, tx, memberId, at);
  const play = { seed: seed.seed, clientSeed: seed.clientSeed, nonce: seed.nextNonce };
  const { ticket, prize } = await drawPrize(nodeHashing, weights.prizes, play);
  await spendNonce(tx, seed);
  await tx.orm.insert(wheelSpin).values({
    ...{ id: spin.spinId, memberId, token, paid: pay, points: pay === 'points' ? SPIN_POINTS : 0, at },
    ...{ version: weights.version, seedId: seed.id, nonce: seed.nextNonce, ticket },
    ...{ prizeId: prize.id, prizeType: prize.type, amount: prize.amount },
  });
  await givePrize(ctx, tx, spin, prize);
  const made = await findByToken(ctx, tx, token);
  if (!made) throw new Error('A spin that was just made is not there');
  return made;
}

async function spin(ctx: MemberCtx, asked: Asked) {
  const row = await ctx.db.transact((tx) => spinOnce(ctx, tx, asked));
  const left = await readSpinsLeft(ctx.db, ctx.memberId, ctx.now());
  return { spin: presentSpin(row), free_spins: left.freeSpins, point: left.point };
}

/** Spins once per token, for a free spin or points. Refuses 4111 a token of another spin, 4921, 4922, and 4923 weights that are over. */
export const spinWheelV2: Verb<typeof wheel.spinV2> = ({ ctx, input }) =>
  spin(ctx, { token: input.spin_token, version: input.version, pay: input.pay });

/** The same in its older form, for a free spin by the weights of now. */
export const spinWheel: Verb<typeof wheel.spin> = async ({ ctx, input }) => {
  const done = await spin(ctx, { token: input.spin_token, version: undefined, pay: 'free' });
  return { prize: done.spin.prize, free_spins: done.free_spins };
};
