import type { Bill } from '#contract/lotto/bills.ts';
import type { NumberControl } from '#contract/lotto/rates.ts';
import type { DrawResult } from '#contract/lotto/results.ts';
import type { Round } from '#contract/lotto/rounds.ts';

export type MockBill = Omit<Bill, 'can_cancel_until'> & { memberId: string; idempotencyKey: string };

/** What the lottery holds of a world. */
export interface LottoState {
  bills: MockBill[];
  rounds: Round[];
  results: DrawResult[];
  /** On the wire, by bet type. */
  rates: Record<string, number>;
  controls: NumberControl[];
}
