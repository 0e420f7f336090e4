import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type ErrorName, errorCodes } from '#contract/error-codes.ts';
import { toBaht } from '#rules/money/baht.ts';
import { createAccounts, type Message } from '#scripts/conformance/provider/model-accounts.ts';
import { type Reply, type Served, serve } from '#scripts/conformance/serve.ts';

/** A message as it came. */
export interface Received {
  /** The last part of its path. */
  readonly message: string;
  readonly text: string;
  readonly body: Message;
  readonly header: (name: string) => string | null;
  readonly at: Date;
}

/**
 * What becomes of a message in the place of what should: `lost` does nothing and answers 503, `broken` does it and answers 503,
 * `unanswered` does it and closes the connection, `silent` does it and says nothing for long, a name refuses it.
 */
type Loss = 'lost' | 'broken' | 'unanswered' | 'silent';
export type Mishap = Loss | ErrorName;

/** A wallet that keeps its word, unless a check says otherwise. */
export interface ModelWallet extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly Received[];
  /** Begins a session of a player. */
  readonly open: (token: string, playerId: string, gameId: string) => void;
  readonly end: (token: string) => void;
  /** What a player holds, in satang. */
  readonly balance: (playerId: string) => bigint;
  /** Decides about messages from now on; nothing lets them all be done. */
  readonly meet: (mishap?: (received: Received) => Mishap | undefined) => void;
}

const losses: readonly string[] = ['lost', 'broken', 'unanswered', 'silent'] satisfies Loss[];
const isLoss = (mishap: Mishap): mishap is Loss => losses.includes(mishap);

/** Longer than a player waits for a round. */
const SILENT_MS = 60_000;

const Fields = z.record(z.string(), z.unknown());
const BROKEN: Reply = { status: 503, body: { error: 503, message: 'busy' } };

/** Serves a wallet for the games of a provider below `/api/provider/`. */
export async function openModelWallet(port: number, now: () => Date): Promise<ModelWallet> {
  const received: Received[] = [];
  const accounts = createAccounts();
  let decide: (received: Received) => Mishap | undefined = () => undefined;

  const carryOut = ({ message, body }: Received): Reply => {
    const outcome = accounts.carryOut(message, body);
    if (typeof outcome === 'string')
      return { status: 200, body: { error: errorCodes[outcome], message: outcome } };
    const { satang, ...data } = outcome;
    return { status: 200, body: { error: 0, data: { ...data, balance: toBaht(satang), currency: 'THB' } } };
  };
  const refuse = (name: ErrorName): Reply => ({
    status: 200,
    body: { error: errorCodes[name], message: name },
  });

  const served: Served = await serve(port, async ({ path, header, text }) => {
    const message = path.split('/').at(-1) ?? '';
    const body = Fields.safeParse(await new Response(text).json().catch(() => undefined)).data ?? {};
    const one: Received = { message, text, body, header, at: now() };
    received.push(one);
    const mishap = decide(one);
    if (mishap === 'lost') return BROKEN;
    if (mishap !== undefined && !isLoss(mishap)) return refuse(mishap);
    const reply = carryOut(one);
    if (mishap === 'silent') await wait(SILENT_MS, undefined, { ref: false });
    if (mishap === 'unanswered' || mishap === 'silent') return null;
    return mishap === 'broken' ? BROKEN : reply;
  });

  return {
    ...served,
    received,
    open: accounts.open,
    end: accounts.end,
    balance: accounts.balance,
    meet: (mishap = () => undefined) => {
      decide = mishap;
    },
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
}
