import { createStore } from 'zustand';

/** What the member is doing on the deposit page. */
export interface PaymentState {
  /** Reference of the QR that is shown; null while an amount is being chosen. */
  activeRef: string | null;
  setActiveRef(ref: string | null): void;
}

export function createPaymentStore() {
  return createStore<PaymentState>()((set) => ({
    activeRef: null,
    setActiveRef: (activeRef) => set({ activeRef }),
  }));
}

export type PaymentStore = ReturnType<typeof createPaymentStore>;
