import { account } from './account.ts';
import { affiliate } from './affiliate.ts';
import { agent } from './agent.ts';
import { cashback } from './cashback.ts';
import { complaint } from './complaint.ts';
import { coupon } from './coupon.ts';
import { type AnyEndpoint, type DataOf, MAX_BODY_BYTES, type RequestOf } from './endpoint.ts';
import { games } from './games.ts';
import { house } from './house.ts';
import { inbox } from './inbox.ts';
import { line } from './line.ts';
import { lotto } from './lotto.ts';
import { payment } from './payment.ts';
import { poll } from './poll.ts';
import { promotion } from './promotion.ts';
import { protection } from './protection.ts';
import { quests } from './quests.ts';
import { shop } from './shop.ts';
import { sooth } from './sooth.ts';
import { wallet } from './wallet.ts';
import { wheel } from './wheel.ts';

/** Every area of the API. */
export const areas = {
  line,
  sooth,
  complaint,
  account,
  affiliate,
  agent,
  coupon,
  cashback,
  games,
  house,
  inbox,
  lotto,
  payment,
  poll,
  promotion,
  protection,
  quests,
  shop,
  wallet,
  wheel,
};

type Areas = typeof areas;
type Literals = { [A in keyof Areas]: Areas[A][keyof Areas[A]] }[keyof Areas];
type KeyOf<E extends AnyEndpoint> = `${E['method']} ${E['path']}`;

/** Every call by `METHOD /path`: the browser takes these types only, so no schema code reaches it. */
export type Calls = {
  [E in Literals as KeyOf<E>]: { request: RequestOf<E>; data: DataOf<E>; changes: E['changes'] };
};
export type CallKey = keyof Calls;

const byKey: ReadonlyMap<string, AnyEndpoint> = new Map(
  Object.values(areas).flatMap((area) =>
    Object.values(area).map((call: AnyEndpoint) => [`${call.method} ${call.path}`, call] as const),
  ),
);

/** The call of this method and path; undefined where the contract has none. */
export function findCall(method: string, path: string): AnyEndpoint | undefined {
  return byKey.get(`${method} ${path}`);
}

const bodies = new Map(
  Object.values(areas).flatMap((area) =>
    Object.values(area).map((call: AnyEndpoint) => [call.path, call.maxBytes] as const),
  ),
);

/** Largest body of a request to a path, known before anything of it is read. */
export function maxBytesOf(path: string): number {
  return bodies.get(path) ?? MAX_BODY_BYTES;
}

const frameCalls = new Set(
  Object.values(areas).flatMap((area) =>
    Object.values(area).flatMap((call: AnyEndpoint) => (call.fromFrame ? [call.path] : [])),
  ),
);

/** True for the path of a call that pages in the launcher's frame make. */
export function isFrameCall(path: string): boolean {
  return frameCalls.has(path);
}
