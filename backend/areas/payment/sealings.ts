import { paymentChannel, paymentEvent } from '#backend/areas/payment/tables.ts';
import { payoutChannel } from '#backend/areas/payment/withdraw/tables.ts';
import { columnsBut, type Sealing } from '#backend/core/evidence/sealing.ts';

/** The ways in: who receives, and what may be paid. */
export const sealedChannels: Sealing = {
  name: 'payment_channel',
  table: paymentChannel,
  key: [paymentChannel.id],
  columns: columnsBut(paymentChannel, [paymentChannel.id]),
  byHand: true,
};

/** The ways out: what may be asked for, and what is played before. */
export const sealedPayouts: Sealing = {
  name: 'payout_channel',
  table: payoutChannel,
  key: [payoutChannel.id],
  columns: columnsBut(payoutChannel, [payoutChannel.id]),
  byHand: true,
};

const { eventId, transRef, body, receivedAt, outcome } = paymentEvent;

/** Events that moved no baht: nothing in the ledger holds them. Those that did are bound to their money (`eventHash`). */
export const sealedEvents: Sealing = {
  name: 'payment_event',
  table: paymentEvent,
  key: [eventId],
  columns: [transRef, body, receivedAt, outcome],
  where: 'satang IS NULL',
};
