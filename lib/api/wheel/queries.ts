import type { Calls } from '#contract/calls.ts';
import { call } from '#lib/api/call.ts';
import { apiQuery } from '#lib/api/query.ts';

/** The wheel of now: its weights and what the member can spin for. */
export type WheelConfig = Calls['GET /api/wheel/config_v2']['data'];
export type WheelPrize = WheelConfig['prizes'][number];
export type Board = Calls['GET /api/wheel/board']['data'];
/** Own spins with the weights that they were drawn by. */
export type OwnSpins = Calls['POST /api/wheel/reward']['data'];
export type WheelSpin = OwnSpins['spins'][number];
type SpinOrder = Calls['POST /api/wheel/spin_v2']['request'];

export function wheelConfigQuery() {
  return apiQuery('GET /api/wheel/config_v2', {});
}

export function boardQuery() {
  return apiQuery('GET /api/wheel/board', {});
}

/** Own spins, the newest or those before one of them. */
export function ownSpinsQuery(before?: string) {
  return apiQuery('POST /api/wheel/reward', before === undefined ? {} : { before_seq: before });
}

/** The spin of a token; null where none was made. */
export async function findSpin(token: string): Promise<WheelSpin | null> {
  return (await call('POST /api/wheel/reward', { spin_token: token })).spins[0] ?? null;
}

/**
 * Spins once per token. Unlike by `useCall` nothing is read again after it: balance, history and board would tell the prize
 * before the wheel stands.
 */
export async function spinWheel(order: SpinOrder): Promise<WheelSpin> {
  return (await call('POST /api/wheel/spin_v2', order)).spin;
}

/** Commits to the seed of the next spins, with a word of the member's own. */
export async function commitToSeed(clientSeed: string): Promise<void> {
  await call('POST /api/wheel/seed', { client_seed: clientSeed });
}
