import { createStore } from 'zustand';
import type { QrOrder } from '#lib/api/payment/queries.ts';
import type { Area } from '#stores/area.ts';

/** What the member is doing on the deposit page; kept in this tab's memory only. */
export interface PaymentState extends Area {
  /** Amount as typed, so that it is still there when a QR expired, was given up or could not be made. */
  readonly amount: string;
  /** The QR that was asked for, with its key, until it is known whether it was made. */
  readonly intent: QrOrder | null;
  setAmount(amount: string): void;
  setIntent(intent: QrOrder | null): void;
}

const nothing = { amount: '', intent: null } as const;

export function createPaymentArea() {
  return createStore<PaymentState>()((set) => ({
    ...nothing,
    // Another amount is another deposit.
    setAmount: (amount) => set((state) => (state.amount === amount ? state : { amount, intent: null })),
    setIntent: (intent) => set({ intent }),
    forget: () => set(nothing),
  }));
}
