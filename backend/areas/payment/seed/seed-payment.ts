import { z } from 'zod';
import { keepEarlierIncomingPayments } from '#backend/areas/payment/incoming/keep-incoming-payment.ts';
import { sealedChannels, sealedPayouts } from '#backend/areas/payment/sealings.ts';
import channels from '#backend/areas/payment/seed/payment-channels.json' with { type: 'json' };
import payouts from '#backend/areas/payment/seed/payout-channels.json' with { type: 'json' };
import { paymentChannel } from '#backend/areas/payment/tables.ts';
import { payoutChannel } from '#backend/areas/payment/withdraw/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';
import { Baht } from '#contract/fields.ts';
import { channelKinds } from '#contract/payment.ts';
import { toSatang } from '#rules/money/baht.ts';
import { MOST_TURNOVER_PERCENT } from '#rules/payment/turnover.ts';

const Channels = z.array(
  z.object({
    id: z.int(),
    kind: z.enum(channelKinds),
    name: z.string(),
    receiver_id: z.string(),
    receiver_name: z.string(),
    min: Baht,
    max: Baht,
    expires_in_seconds: z.int().positive(),
    quick_amounts: z.array(Baht),
    sub_channels: z.array(
      z.object({ sub_channel_id: z.int(), name: z.string(), min: Baht.optional(), max: Baht.optional() }),
    ),
  }),
);

const Payouts = z.array(
  z.object({
    id: z.int(),
    kind: z.enum(['bank']),
    min: Baht,
    max: Baht,
    per_day: Baht,
    count_per_day: z.int().positive(),
    quick_amounts: z.array(Baht),
    turnover_percent: z.int().min(0).max(MOST_TURNOVER_PERCENT),
  }),
);

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** Puts the ways in and out in place; an operator's changes to them stay. */
export async function seedPayment(services: Services): Promise<void> {
  const { db, agentId } = services;
  const rows = Channels.parse(channels).map((channel) => ({
    id: channel.id,
    agentId,
    kind: channel.kind,
    name: channel.name,
    receiverId: channel.receiver_id,
    receiverName: channel.receiver_name,
    minSatang: toSatang(channel.min),
    maxSatang: toSatang(channel.max),
    expiresInSeconds: channel.expires_in_seconds,
    quickAmounts: channel.quick_amounts,
    subChannels: channel.sub_channels,
  }));
  const ways = Payouts.parse(payouts).map((way) => ({
    id: way.id,
    agentId,
    kind: way.kind,
    minSatang: toSatang(way.min),
    maxSatang: toSatang(way.max),
    satangPerDay: toSatang(way.per_day),
    countPerDay: way.count_per_day,
    quickAmounts: way.quick_amounts,
    turnoverPercent: way.turnover_percent,
  }));
  await db.transact(async (tx) => {
    const waysIn = await tx.orm.insert(paymentChannel).values(rows).onConflictDoNothing().returning();
    const waysOut = await tx.orm.insert(payoutChannel).values(ways).onConflictDoNothing().returning();
    await sealRows(tx, services, sealedChannels, idsOf(waysIn));
    await sealRows(tx, services, sealedPayouts, idsOf(waysOut));
  });
  await keepEarlierIncomingPayments(services);
}
