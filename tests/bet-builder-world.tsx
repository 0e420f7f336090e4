import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
// Loaded when the way is chosen; here ahead of the tests, so that none of them waits for it.
import '#components/lotto/paste/paste-form.tsx';
import { BetBuilder } from '#components/lotto/bet-builder/bet-builder.tsx';
import {
  type CheckedBill,
  type RoundLimit,
  roundLimitQuery,
  roundRateQuery,
} from '#lib/api/lotto/queries.ts';
import { ReadAnswers } from '#lib/api/read-answers.tsx';
import { betDigits, betTypes } from '#rules/lotto/bet-type.ts';
import { FakeApi } from '#tests/fake-api.ts';
import { type BillIn, placedBill, ROUND } from '#tests/placed-bill.ts';
import { renderView } from '#tests/render-view.tsx';

export const VALIDATE = 'POST /api/lotto/bill/validate';
export const CREATE = 'POST /api/lotto/bill/create';
export const DETAIL = 'GET /api/lotto/bill/detail';

const typeLimits = betTypes.map((type) => ({
  type,
  min: 1,
  max: 1_000,
  max_per_number: 5_000,
  enabled: type !== 'top_4',
}));

interface BetBuilderPlan {
  readonly memberId?: string | null;
  readonly closesInMs?: number;
}

/** A round whose every type pays 90, and a server that takes every line, until a test says otherwise. */
export class BetBuilderWorld {
  rates: Record<string, number> = {};
  controls: RoundLimit['numbers'] = [];
  balance = 1_000;
  maxLines = 20;
  /** By bet type, until when it is taken where that is before the round closes. */
  typeCloses: Record<string, string> = {};
  /** What every type pays and takes off in the discount pack; null for a round without one. */
  discountPack: { rate: number; discount: number } | null = null;
  /** What the server says about a number, beyond yes. */
  verdicts: Record<string, Partial<CheckedBill['lines'][number]>> = {};
  /** What a call answers; a test may say something else. */
  readonly usual = {
    [VALIDATE]: (input: BillIn) => this.checked(input),
    [CREATE]: (input: BillIn) => placedBill(input),
    'GET /api/lotto/rate': () => this.betRates(),
    'GET /api/lotto/limit': () => this.limit(),
    'POST /api/member/wallets': () => [
      { id: '1', wallet_name: 'หลัก', balance: this.balance, wallet_type_id: 1 },
    ],
  } as const;
  constructor() {
    // A phone, where the draft is a sheet.
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    onTestFinished(() => void vi.unstubAllGlobals());
  }

  readonly api = new FakeApi({ ...this.usual });

  private betRates() {
    const facts = { chance: 0.01 };
    return betTypes.map((type) => ({
      type,
      name: type,
      digits: betDigits[type],
      rate: this.rates[type] ?? 90,
      packs: { full: { rate: this.rates[type] ?? 90, discount: 0 }, discount: this.discountPack },
      ...facts,
    }));
  }

  private limit(): RoundLimit {
    const types = typeLimits.map((one) => {
      const closesAt = this.typeCloses[one.type];
      return closesAt === undefined ? one : { ...one, closes_at: closesAt };
    });
    return { types, numbers: this.controls, max_lines: this.maxLines, payout_cap: 100_000_000 };
  }

  checked({ lines }: BillIn): CheckedBill {
    const checked = lines.map(({ type, number, amount }) => {
      const verdict = this.verdicts[number];
      const rate = verdict?.rate ?? this.rates[type] ?? 90;
      const facts = {
        status: 'ok' as const,
        rate,
        discount: 0,
        charged: amount,
        potential: amount * rate,
        error: 0,
        message: '',
        remaining: null,
      };
      return { type, number, amount, ...facts, ...verdict };
    });
    const accepted = checked.filter((line) => line.status !== 'refused');
    const total_stake = accepted.reduce((sum, line) => sum + line.amount, 0);
    const isAll = accepted.length === checked.length;
    const sums = { pack: 'full' as const, total_face: total_stake, total_stake };
    return { round_id: ROUND, lines: checked, ...sums, acceptable: isAll };
  }

  /** The bet builder as a page shows it, with rates and limits from its first HTML. */
  open(betBuilder: BetBuilderPlan = {}) {
    return renderView(this.page(betBuilder));
  }

  page({ memberId = 'm1', closesInMs = 3_600_000 }: BetBuilderPlan = {}) {
    // The window's own frames stop for good where a test before held its clock.
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(draw, 0, 0));
    const answers = [
      { queryKey: roundRateQuery(ROUND).queryKey, data: this.betRates(), readAtMs: Date.now() },
      { queryKey: roundLimitQuery(ROUND).queryKey, data: this.limit(), readAtMs: Date.now() },
    ];
    const closesAt = new Date(Date.now() + closesInMs).toISOString();
    return (
      <ReadAnswers answers={answers}>
        <BetBuilder
          roundId={ROUND}
          kind="glo"
          draw="หวยรัฐบาล งวดวันที่ 16 มิ.ย. 2568"
          closesAt={closesAt}
          memberId={memberId}
        />
      </ReadAnswers>
    );
  }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const keys = () => userEvent.setup({ delay: null });
export const draft = () => within(screen.getByRole('region', { name: 'โพยของคุณ' }));
export const total = () => screen.getByRole('status', { name: /^โพย/, hidden: true }).textContent;

export async function paste(slip: string): Promise<void> {
  await keys().click(screen.getByLabelText('วางโพย'));
  await keys().click(await screen.findByLabelText('ข้อความโพย'));
  await keys().paste(slip);
  const add = screen.getByText(/รายการลงโพย/);
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  await keys().click(add);
}

/** Waits for what comes after the frame of a last digit: its number is added. */
export const framed = () =>
  act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve))));
