import { createStore } from 'zustand';
import type { QrOrder } from '#lib/api/payment/queries.ts';
import type { Area } from '#stores/area.ts';

/** What the member is doing on the deposit page or in its dialog; kept in this tab's memory only. */
export interface PaymentState extends Area {
  /** Amount as typed, so that it is still there when a QR expired, was given up or could not be made. */
  readonly amount: string;
  /** Code of a coupon as typed; it stays until another deposit is begun. */
  readonly coupon: string;
  /** The QR that was asked for, with its key, until it is known whether it was made. */
  readonly intent: QrOrder | null;
  /** A next deposit is wanted although others wait: the deposit page opens with its form. */
  readonly wantsNext: boolean;
  /** The open flag of the deposit dialog. */
  readonly isDepositOpen: boolean;
  setAmount(amount: string): void;
  setCoupon(coupon: string): void;
  /** Another deposit, of this amount to begin with. */
  wantNext(amount: string): void;
  nextBegan(): void;
  setIntent(intent: QrOrder | null): void;
  setDepositOpen(isDepositOpen: boolean): void;
}

const nothing = { amount: '', coupon: '', intent: null, wantsNext: false, isDepositOpen: false } as const;

export function createPaymentArea() {
  return createStore<PaymentState>()((set) => ({
    ...nothing,
    // Another amount is another deposit.
    setAmount: (amount) => set((state) => (state.amount === amount ? state : { amount, intent: null })),
    setCoupon: (coupon) => set({ coupon }),
    wantNext: (amount) => set({ amount, coupon: '', intent: null, wantsNext: true }),
    nextBegan: () => set({ wantsNext: false }),
    setIntent: (intent) => set({ intent }),
    setDepositOpen: (isDepositOpen) => set({ isDepositOpen }),
    forget: () => set(nothing),
  }));
}
