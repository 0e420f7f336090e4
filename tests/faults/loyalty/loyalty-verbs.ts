import type { CallKey } from '#contract/calls.ts';

/** What one member has in one life of the server: a session, and something of everything that grants. */
export interface Granted {
  readonly memberId: string;
  readonly token: string;
  /** The Bangkok day of this life, and the one before. */
  readonly day: string;
  readonly yesterday: string;
  readonly coupon: string;
  /** Of the weights of the wheel. */
  readonly wheelVersion: number;
}

export interface Press {
  readonly call: CallKey;
  readonly body: object;
}

/** Every verb that grants, each as one press that is sent again word for word until an answer comes. */
export function pressesOf({ memberId, day, yesterday, coupon, wheelVersion }: Granted): readonly Press[] {
  const key = (what: string) => `${what}-${day}-${memberId}`;
  return [
    {
      call: 'POST /api/promotion/claim',
      body: { offer_id: 'daily', version: 1, idempotency_key: key('claim') },
    },
    { call: 'POST /api/quest/redeem', body: { quest_id: 'stake-day', period: day } },
    { call: 'POST /api/quest/check_in', body: { day } },
    { call: 'POST /api/member/coupon/redeem', body: { code: coupon, idempotency_key: key('coupon') } },
    {
      call: 'POST /api/wheel/spin_v2',
      body: { spin_token: key('spin'), version: wheelVersion, pay: 'free' },
    },
    { call: 'POST /api/cashback/turnover/claim', body: { day: yesterday } },
    { call: 'POST /api/cashback/loss/claim', body: { day: yesterday } },
    {
      call: 'POST /api/redemption/redeem',
      body: { reward_id: 'credit-5', version: 1, idempotency_key: key('reward') },
    },
    { call: 'POST /api/affiliate/redeem', body: { idempotency_key: key('commission') } },
    // One answer for each member in all lives.
    {
      call: 'POST /api/poll/submit',
      body: { poll_id: 1, choice_id: 1, idempotency_key: key('answer') },
    },
  ];
}

/** What of an answer must be the same whenever the press is answered: what was granted, not what there is afterwards. */
export function grantOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const {
    point: _,
    free_spins: __,
    quota: ___,
    ...granted
  } = { point: 0, free_spins: 0, quota: null, ...data };
  return granted;
}
