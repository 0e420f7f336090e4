import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Mock } from 'vitest';
import { BetDesk } from '#components/lotto/desk/bet-desk.tsx';
import {
  type Bill,
  type CheckedBill,
  type RoundLimit,
  roundLimitQuery,
  roundRateQuery,
} from '#lib/api/lotto/queries.ts';
import { betDigits, betTypes } from '#rules/lotto/bet-type.ts';
import { renderView } from '#tests/render-view.tsx';

const ROUND = 'glo-2025-06-16';
export const VALIDATE = 'POST /api/lotto/bill/validate';
export const CREATE = 'POST /api/lotto/bill/create';
export const DETAIL = 'GET /api/lotto/bill/detail';

interface BillIn {
  readonly lines: readonly { type: string; number: string; amount: number; rate?: number }[];
  readonly idempotency_key?: string;
}

const typeLimits = betTypes.map((type) => ({
  type,
  min: 1,
  max: 1_000,
  max_per_number: 5_000,
  enabled: type !== 'top_4',
}));

/** A round whose every type pays 90, and a server that takes every line, until a test says otherwise. */
export class DeskWorld {
  rates: Record<string, number> = {};
  controls: RoundLimit['numbers'] = [];
  balance = 1_000;
  /** What the server says about a number, beyond yes. */
  verdicts: Record<string, Partial<CheckedBill['lines'][number]>> = {};
  /** What a call answers instead; an error is thrown. */
  readonly answers: Record<string, unknown> = {};
  readonly call: Mock;

  constructor(call: Mock) {
    this.call = call;
    call.mockReset();
    call.mockImplementation(async (key: string, input: BillIn) => {
      const answer = key in this.answers ? this.answers[key] : this.usual(key, input);
      if (answer instanceof Error) throw answer;
      return answer;
    });
  }

  private usual(key: string, input: BillIn): unknown {
    if (key === VALIDATE) return this.checked(input);
    if (key === CREATE) return placedBill(input);
    if (key === 'GET /api/lotto/rate') return this.betRates();
    if (key === 'GET /api/lotto/limit') return this.limit();
    return [{ id: 1, wallet_name: 'หลัก', balance: this.balance, wallet_type_id: 1 }];
  }

  private betRates() {
    const facts = { chance: 0.01 };
    return betTypes.map((type) => ({
      type,
      name: type,
      digits: betDigits[type],
      rate: this.rates[type] ?? 90,
      ...facts,
    }));
  }

  private limit(): RoundLimit {
    return { types: typeLimits, numbers: this.controls, max_lines: 20, payout_cap: 100_000_000 };
  }

  private checked({ lines }: BillIn): CheckedBill {
    const checked = lines.map(({ type, number, amount }) => {
      const verdict = this.verdicts[number];
      const rate = verdict?.rate ?? this.rates[type] ?? 90;
      const facts = {
        status: 'ok' as const,
        rate,
        potential: amount * rate,
        error: 0,
        message: '',
        remaining: null,
      };
      return { type, number, amount, ...facts, ...verdict };
    });
    const accepted = checked.filter((line) => line.status !== 'refused');
    const total_stake = accepted.reduce((sum, line) => sum + line.amount, 0);
    return { round_id: ROUND, lines: checked, total_stake, acceptable: accepted.length === checked.length };
  }

  /** Inputs of the calls that were made. */
  sent(key: string): BillIn[] {
    return this.call.mock.calls.filter(([called]) => called === key).map(([, input]) => input);
  }

  /** The desk as a page shows it, with rates and limits from its first HTML. */
  open({ memberId = 'm1', closesInMs = 3_600_000 }: { memberId?: string | null; closesInMs?: number } = {}) {
    const first = new QueryClient();
    first.setQueryData(roundRateQuery(ROUND).queryKey, this.betRates());
    first.setQueryData(roundLimitQuery(ROUND).queryKey, this.limit());
    const closesAt = new Date(Date.now() + closesInMs).toISOString();
    return renderView(
      <HydrationBoundary state={dehydrate(first)}>
        <BetDesk roundId={ROUND} closesAt={closesAt} memberId={memberId} />
      </HydrationBoundary>,
    );
  }
}

export function placedBill({ lines }: BillIn): Bill {
  return {
    bill_id: '01970000-0000-7000-8000-0000abcd1234',
    round_id: ROUND,
    kind: 'glo',
    kind_name: 'หวยรัฐบาล',
    draw_date: '2025-06-16',
    created_at: '2025-06-15T12:00:00.000Z',
    settled_at: null,
    result_version: null,
    status: 'pending',
    line_count: lines.length,
    total_stake: lines.reduce((sum, line) => sum + line.amount, 0),
    total_payout: 0,
    can_cancel_until: null,
    lines: lines.map((line) => ({ ...line, rate: line.rate ?? 0, payout: 0, status: 'pending' })),
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const keys = () => userEvent.setup({ delay: null });
export const draft = () => within(screen.getByRole('region', { name: 'โพยของคุณ' }));
export const total = () => screen.getByRole('status', { name: /^โพย/, hidden: true }).textContent;

export async function paste(slip: string): Promise<void> {
  await keys().click(screen.getByRole('radio', { name: 'วางโพย' }));
  await keys().click(screen.getByLabelText('ข้อความโพย'));
  await keys().paste(slip);
  await keys().click(button(/รายการลงโพย/));
}
