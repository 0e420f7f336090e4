import { createStore } from 'zustand';

/** A line as the member typed it: amount is text until it is checked, so nothing typed is lost. */
export interface DraftLine {
  readonly id: string;
  readonly type: string;
  readonly number: string;
  readonly amount: string;
}

export function isDraftLine(value: unknown): value is DraftLine {
  if (typeof value !== 'object' || value === null) return false;
  return ['id', 'type', 'number', 'amount'].every((name) => name in value && typeof Reflect.get(value, name) === 'string');
}

/** The validated bill that waits for the member's yes, and the input it was made from. */
export interface LottoState {
  billCache: { roundId: string; idempotencyKey: string; input: readonly DraftLine[] } | null;
  openBill(billCache: NonNullable<LottoState['billCache']>): void;
  clearBill(): void;
}

export function createLottoStore() {
  return createStore<LottoState>()((set) => ({
    billCache: null,
    openBill: (billCache) => set({ billCache }),
    clearBill: () => set({ billCache: null }),
  }));
}

export type LottoStore = ReturnType<typeof createLottoStore>;
