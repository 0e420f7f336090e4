import { expect, test } from 'vitest';
import { affiliateDay } from '#backend/areas/affiliate/tables.ts';
import { wager } from '#backend/core/wagers/tables.ts';
import { followAll, inviteMember, summaryOf } from '#backend/testing/affiliate/invitations.ts';
import {
  endPlaced,
  type PlacedWager,
  placeWagers,
  WITHOUT_DOCUMENTS,
} from '#backend/testing/affiliate/wagers.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import { commissionOf, FIRST_RATES, rateOf } from '#rules/affiliate/commission.ts';
import { YEEKEE_COUNTED_PERCENT } from '#rules/loyalty/give-back.ts';
import { toSatang } from '#rules/money/baht.ts';
import { makeDice } from '#tests/dice.ts';

/** Wagers of the run; `AFFILIATE_WAGERS=1000000` is the large one. */
// biome-ignore lint/style/noProcessEnv: how long this test is to run, which is no setting of the product
const WAGERS = Number(process.env.AFFILIATE_WAGERS ?? 3_000);
const INVITERS = 3;
const FRIENDS = 9;
const VOIDED_OF = 20;
const CORRECTED_OF = 33;
const PART = 20_000;
const MOST_MS = Math.max(60_000, WAGERS * 4);

const kinds = [
  ['lotto', 'glo'],
  ['lotto', 'yeekee'],
  ['games', 'reels'],
] as const;

test(
  'commission is what a reckoning of all wagers says, with a twentieth of them void',
  async () => {
    await using world = await openWorld();
    const inviters = await Promise.all(Array.from({ length: INVITERS }, () => buildMember(world)));
    const friends = await Promise.all(Array.from({ length: FRIENDS }, () => buildMember(world)));
    for (const [at, friend] of friends.entries()) {
      const inviter = inviters[at % INVITERS];
      if (inviter) await inviteMember(world, inviter, friend);
    }
    const { below: next } = makeDice(2_569);
    for (let from = 0; from < WAGERS; from += PART) {
      const part = Array.from({ length: Math.min(PART, WAGERS - from) }, (_, at): PlacedWager => {
        const [area, kind] = kinds[next(kinds.length)] ?? kinds[0];
        const memberId = friends[next(FRIENDS)]?.memberId ?? '';
        return { area, kind, memberId, satang: BigInt(100 + next(500_000)), reference: `w-${from + at}` };
      });
      await placeWagers(world, part);
      await endPlaced(world, part);
      await followAll(world);
      await endPlaced(
        world,
        part.filter((_, at) => at % CORRECTED_OF === 0).map((one) => ({ ...one, valid: one.satang / 3n })),
      );
      await endPlaced(
        world,
        part.filter((_, at) => at % VOIDED_OF === 0).map((one) => ({ ...one, as: 'refunded' as const })),
      );
      await followAll(world);
    }

    const placed = await world.db.orm.select().from(wager);
    expect(placed).toHaveLength(WAGERS);
    const due = new Map<string, bigint>();
    for (const { area, kind, memberId, status, validSatang } of placed) {
      if (status !== 'settled') continue;
      const isPart = kind === 'yeekee';
      const counted = isPart ? (validSatang * BigInt(YEEKEE_COUNTED_PERCENT)) / 100n : validSatang;
      const commission = commissionOf(counted, rateOf(FIRST_RATES[0] ?? {}, area, kind));
      due.set(memberId, (due.get(memberId) ?? 0n) + commission);
    }
    const days = await world.db.orm.select().from(affiliateDay);
    for (const { memberId } of friends) {
      const own = days.filter((one) => one.memberId === memberId);
      const net = own.reduce((sum, one) => sum + one.earnedSatang - one.reversedSatang, 0n);
      expect(net).toBe(due.get(memberId) ?? 0n);
    }
    for (const [at, { token }] of inviters.entries()) {
      const own = friends.filter((_, place) => place % INVITERS === at);
      const sum = own.reduce((all, { memberId }) => all + (due.get(memberId) ?? 0n), 0n);
      expect(toSatang((await summaryOf(world, token)).balance)).toBe(sum);
    }
    await expectCleanAudit(world, { without: WITHOUT_DOCUMENTS });
  },
  MOST_MS,
);
