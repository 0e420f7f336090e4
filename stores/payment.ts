import { createStore } from 'zustand';

/** What the member is doing on the deposit page; kept in this tab's memory only. */
export interface PaymentState {
  /** Amount as typed, so that it is still there when a QR expired, was given up or could not be made. */
  amount: string;
  /** Key of the QR that is being asked for: the same until it is known whether the QR was made. */
  idempotencyKey: string | null;
  setAmount(amount: string): void;
  setIdempotencyKey(key: string | null): void;
  clearDeposit(): void;
}

export function createPaymentStore() {
  return createStore<PaymentState>()((set) => ({
    amount: '',
    idempotencyKey: null,
    // Another amount is another deposit.
    setAmount: (amount) =>
      set((state) => (state.amount === amount ? state : { amount, idempotencyKey: null })),
    setIdempotencyKey: (idempotencyKey) => set({ idempotencyKey }),
    clearDeposit: () => set({ amount: '', idempotencyKey: null }),
  }));
}

export type PaymentStore = ReturnType<typeof createPaymentStore>;
