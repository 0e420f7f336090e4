import { account } from './account.ts';
import { agent } from './agent.ts';
import { type AnyEndpoint, type DataOf, MAX_BODY_BYTES, type RequestOf } from './endpoint.ts';
import { lotto } from './lotto.ts';
import { payment } from './payment.ts';
import { protection } from './protection.ts';
import { wallet } from './wallet.ts';

/** Every area of the API. */
export const areas = { account, agent, lotto, payment, protection, wallet };

type Areas = typeof areas;
type Literals = { [A in keyof Areas]: Areas[A][keyof Areas[A]] }[keyof Areas];
type KeyOf<E extends AnyEndpoint> = `${E['method']} ${E['path']}`;

/** Every call by `METHOD /path`: the browser takes these types only, so no schema code reaches it. */
export type Calls = { [E in Literals as KeyOf<E>]: { request: RequestOf<E>; data: DataOf<E> } };
export type CallKey = keyof Calls;

const bodies = new Map(
  Object.values(areas).flatMap((area) =>
    Object.values(area).map((call: AnyEndpoint) => [call.path, call.maxBytes] as const),
  ),
);

/** Largest body of a request to a path, known before anything of it is read. */
export function maxBytesOf(path: string): number {
  return bodies.get(path) ?? MAX_BODY_BYTES;
}
