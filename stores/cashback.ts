import { createStore } from 'zustand';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';
import type { Area } from '#stores/area.ts';

/** Why a claim was refused, with what was asked for. */
export interface CashbackRefusal {
  readonly basis: CashbackBasis;
  readonly day: string;
  readonly message: string;
}

/** What became of the last claim, in this tab's memory: its button may be gone when the answer is there. */
export interface CashbackState extends Area {
  readonly refusal: CashbackRefusal | null;
  setRefusal(refusal: CashbackRefusal | null): void;
}

export function createCashbackArea() {
  return createStore<CashbackState>()((set) => ({
    refusal: null,
    setRefusal: (refusal) => set({ refusal }),
    forget: () => set({ refusal: null }),
  }));
}
