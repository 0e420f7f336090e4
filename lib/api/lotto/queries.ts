import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

export type Round = Calls['GET /api/lotto/round']['data'];
export type BetRate = Calls['GET /api/lotto/rate']['data'][number];
export type RoundLimit = Calls['GET /api/lotto/limit']['data'];
export type RoundRule = Calls['GET /api/lotto/rule']['data'];
export type NumberLeft = Calls['GET /api/lotto/limit/number']['data'][number];
export type TermsChange = Calls['GET /api/lotto/limit/changes']['data'][number];
export type RateChange = Calls['GET /api/lotto/rates/changes']['data'][number];
export type TypeTerms = RateChange['before'];
export type DrawResult = Calls['GET /api/lotto/results']['data'][number];
/** With every version that was published of it. */
export type ResultDetail = Calls['GET /api/lotto/result']['data'];
export type CheckedTickets = Calls['POST /api/lotto/results/check']['data'];
export type KindRates = Calls['GET /api/lotto/rates']['data'][number];
export type BillHead = Calls['GET /api/lotto/bill/list']['data'][number];
export type Bill = Calls['POST /api/lotto/bill/create']['data'];
export type BillDetail = Calls['GET /api/lotto/bill/detail']['data'];
export type BillTotals = Calls['GET /api/lotto/bill/page']['data']['totals'];
export type CheckedBill = Calls['POST /api/lotto/bill/validate']['data'];
export type CheckedLine = CheckedBill['lines'][number];
export type YeekeeRound = Calls['GET /api/lotto/yeekee/lists']['data'];
export type YeekeeProof = NonNullable<YeekeeRound['proof']>;
export type YeekeeShot = Calls['GET /api/lotto/yeekee/list']['data'][number];

export function roundRateQuery(roundId: string) {
  return apiQuery('GET /api/lotto/rate', { round_id: roundId });
}

/** The two rounds of a kind on sale that close next. */
export function openRoundsQuery(kind: string) {
  return apiQuery('GET /api/lotto/rounds', { kind, status: 'open', limit: 2 });
}

export function roundLimitQuery(roundId: string) {
  return apiQuery('GET /api/lotto/limit', { round_id: roundId });
}

/** The member's bill that was placed with a key: 404 when none was. Tells what became of an order whose answer was lost. */
export function billByKeyQuery(idempotencyKey: string) {
  return apiQuery('GET /api/lotto/bill/detail', { idempotency_key: idempotencyKey });
}

/** One bill of the member with its lines. */
export function billQuery(billId: string) {
  return apiQuery('GET /api/lotto/bill/detail', { bill_id: billId });
}

/** A Yeekee round: how far it is, and once shooting is over the proof with every shot. */
export function yeekeeRoundQuery(roundId: string) {
  return apiQuery('GET /api/lotto/yeekee/lists', { round_id: roundId });
}

/** Its shots as a member sees them, newest first, with the receipts of the own ones. */
export function yeekeeShotsQuery(roundId: string) {
  return apiQuery('GET /api/lotto/yeekee/list', { round_id: roundId });
}
