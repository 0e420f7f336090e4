import type { AgentEvent, Banner, Notification } from '#contract/agent.ts';
import { sessionLimits } from '#contract/constants.ts';
import type { Bill } from '#contract/lotto/bills.ts';
import type { NumberControl } from '#contract/lotto/rates.ts';
import type { DrawResult } from '#contract/lotto/results.ts';
import type { Round } from '#contract/lotto/rounds.ts';
import type { PaymentStatus } from '#contract/payment.ts';
import type { Wallet } from '#contract/wallet.ts';
import { type MockClock, nowOf, startedAt } from '#mocks/clock.ts';
import { banners, events, firstRound, notifications, rates } from '#mocks/data/content.ts';
import { publishedDraws } from '#mocks/published-draws.ts';

export interface MockMember {
  readonly memberId: string;
  readonly username: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Baht in the main wallet. */
  balance: number;
  /** Wallets beside the main one. */
  wallets: Wallet[];
}

export interface MockDeposit {
  readonly ref: string;
  readonly memberId: string;
  readonly idempotencyKey: string | undefined;
  readonly amount: number;
  readonly expiresAt: string;
  status: PaymentStatus;
  reason: string | null;
}

export type MockBill = Omit<Bill, 'can_cancel_until'> & { memberId: string; idempotencyKey: string };

interface MockSession {
  readonly memberId: string;
  readonly startedAt: string;
  lastSeenAt: string;
}

/** A request that reached this world. */
export interface SeenCall {
  /** `METHOD /path` */
  readonly call: string;
  /** True when a page read it for its first HTML, false when the browser sent it. */
  readonly onServer: boolean;
  readonly input: unknown;
}

export type Fault =
  | 'offline'
  | 'lost-answer'
  | 'slow'
  | '400'
  | '401'
  | '500'
  | '503'
  | { code: number; message: string; data?: Record<string, unknown> };

/** What one test sees: its own members, money, rounds and clock. Every test starts from a fresh one. */
export interface MockWorld {
  clock: MockClock;
  /** Faults that the test asked for: call key → how it fails. */
  faults: Record<string, Fault>;
  seen: SeenCall[];
  members: MockMember[];
  /** Sessions by bearer token. */
  sessions: Record<string, MockSession>;
  bills: MockBill[];
  deposits: MockDeposit[];
  rounds: Round[];
  results: DrawResult[];
  rates: Record<string, number>;
  controls: NumberControl[];
  notifications: Notification[];
  banners: Banner[];
  events: AgentEvent[];
  gtmId: string | null;
  loginFailures: number;
  oneTimeCode: string;
  codeSentAt: string | null;
}

export const demoMember = { username: '0812345678', password: 'sabai-dee-99' } as const;
/** Somebody else on the same device. */
const otherMember = { username: '0898765432', password: 'sabai-dee-99' } as const;

export function createMockWorld(): MockWorld {
  return {
    clock: startedAt('2025-06-15T12:00:00.000Z'),
    faults: {},
    seen: [],
    members: [
      {
        memberId: 'mock-member',
        ...demoMember,
        firstName: 'สมหญิง',
        lastName: 'ใจดี',
        balance: 1_000,
        wallets: [],
      },
      {
        memberId: 'mock-other',
        ...otherMember,
        firstName: 'มานะ',
        lastName: 'มานี',
        balance: 50,
        wallets: [],
      },
    ],
    sessions: {},
    bills: [],
    deposits: [],
    rounds: [{ ...firstRound }],
    results: publishedDraws(),
    rates: { ...rates },
    controls: [],
    notifications: [...notifications],
    banners: [...banners],
    events: [...events],
    gtmId: null,
    loginFailures: 0,
    oneTimeCode: '123456',
    codeSentAt: null,
  };
}

declare global {
  /** Worlds by test; on globalThis because the bundler may load this module more than once. */
  var mockWorlds: Map<string, MockWorld> | undefined;
}

/** The world of a test, by the `qa` cookie of its browser; requests without one share the world `default`. */
export function worldOf(request: Request): MockWorld {
  const id = /(?:^|;\s*)qa=([A-Za-z0-9_-]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? 'default';
  globalThis.mockWorlds ??= new Map();
  const known = globalThis.mockWorlds.get(id);
  if (known) return known;
  const fresh = createMockWorld();
  globalThis.mockWorlds.set(id, fresh);
  return fresh;
}

/** What happens by itself as time goes by: rounds open and close, QRs expire. */
export function letTimePass(world: MockWorld): void {
  const now = nowOf(world);
  for (const round of world.rounds) {
    if (round.status === 'draft' && round.opens_at <= now) round.status = 'open';
    if (round.status === 'open' && round.closes_at < now) round.status = 'closed';
  }
  for (const deposit of world.deposits)
    if (deposit.status === 'pending' && deposit.expiresAt <= now) deposit.status = 'expired';
}

export function bearerOf(request: Request): string {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

/** The member behind the session of a request, which ends as in the backend: idle, too old, or logged out. */
export function memberOf(world: MockWorld, request: Request): MockMember | undefined {
  const session = world.sessions[bearerOf(request)];
  if (!session) return undefined;
  const now = nowOf(world);
  const since = (instant: string) => Date.parse(now) - Date.parse(instant);
  if (since(session.lastSeenAt) > sessionLimits.idleMs) return undefined;
  if (since(session.startedAt) > sessionLimits.absoluteMs) return undefined;
  session.lastSeenAt = now;
  return world.members.find((member) => member.memberId === session.memberId);
}
