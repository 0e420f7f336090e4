import { createStore } from 'zustand';
import type { CheckedBill } from '#lib/api/lotto/queries.ts';
import type { DraftLine } from '#lib/lotto/bill-draft.ts';

/** The bill as the server checked it last, and the lines that it was checked from. */
export interface LottoState {
  billCache: CheckedBill | null;
  billInputData: readonly DraftLine[] | null;
  cacheBill(bill: CheckedBill, input: readonly DraftLine[]): void;
  clearBill(): void;
}

export function createLottoStore() {
  return createStore<LottoState>()((set) => ({
    billCache: null,
    billInputData: null,
    cacheBill: (billCache, billInputData) => set({ billCache, billInputData }),
    clearBill: () => set({ billCache: null, billInputData: null }),
  }));
}

export type LottoStore = ReturnType<typeof createLottoStore>;
