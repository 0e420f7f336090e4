import { z } from 'zod';
import { keepEarlierArrivals } from '#backend/payment/arrivals/keep-arrival.ts';
import channels from '#backend/payment/seed/payment-channels.json' with { type: 'json' };
import { paymentChannel } from '#backend/payment/tables.ts';
import type { Services } from '#backend/services.ts';
import { Baht } from '#contract/fields.ts';
import { toSatang } from '#rules/money/baht.ts';

const Channels = z.array(
  z.object({
    id: z.int(),
    kind: z.enum(['promptpay']),
    name: z.string(),
    receiver_id: z.string(),
    receiver_name: z.string(),
    min: Baht,
    max: Baht,
    expires_in_seconds: z.int().positive(),
    quick_amounts: z.array(Baht),
    sub_channels: z.array(z.object({ sub_channel_id: z.int(), name: z.string() })),
  }),
);

/** Puts the payment channels in place; an operator's changes to them stay. */
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
  await db.orm.insert(paymentChannel).values(rows).onConflictDoNothing();
  await keepEarlierArrivals(services);
}
