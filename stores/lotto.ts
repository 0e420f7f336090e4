import { createStore } from 'zustand';
import type { CheckedBill } from '#lib/api/lotto/queries.ts';
import type { DraftLine } from '#lib/lotto/draft/bill-draft.ts';
import type { Area } from '#stores/area.ts';

/** The bill as the server checked it last, and the lines that it was checked from. */
export interface LottoState extends Area {
  readonly billCache: CheckedBill | null;
  readonly billInputData: readonly DraftLine[] | null;
  cacheBill(bill: CheckedBill, input: readonly DraftLine[]): void;
}

const nothing = { billCache: null, billInputData: null } as const;

export function createLottoArea() {
  return createStore<LottoState>()((set) => ({
    ...nothing,
    cacheBill: (billCache, billInputData) => set({ billCache, billInputData }),
    forget: () => set(nothing),
  }));
}
