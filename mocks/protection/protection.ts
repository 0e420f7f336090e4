import { z } from 'zod';
import { errorCodes } from '#contract/error-codes.ts';
import { protection as contract, type Limit, type Reality } from '#contract/protection.ts';
import { confirmRefusal, limitRefusal } from '#contract/protection-refusal.ts';
import { nowOf } from '#mocks/clock.ts';
import { type CoreWorld, endSessionsOf, type MockMember, sessionTimes } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf } from '#mocks/mock.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { exclusionFrom, isExcluded, longerExclusion } from '#rules/protection/exclusion.ts';
import { headroomOf, laterHeadroom, stopOf } from '#rules/protection/headroom.ts';
import { countsUntil, type LimitWindow, limitWindows } from '#rules/protection/limit-window.ts';
import {
  askLimit,
  confirmableFrom,
  confirmableUntil,
  confirmRaise,
  type LimitKind,
  limitKinds,
  type MemberLimit,
  noLimit,
  pendingAt,
} from '#rules/protection/member-limit.ts';

interface MockLimit {
  readonly memberId: string;
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  limit: MemberLimit;
}

export interface ProtectionState {
  limits: MockLimit[];
  /** Baht, of `time` minutes, that every member used of every window of a kind. */
  limitUsed: Record<LimitKind, number>;
  /** Baht that bets and prizes brought or took in every session. */
  sessionNet: number;
}

type World = CoreWorld & ProtectionState;
const mock = mocksOf<World>();

type Which = Pick<Limit, 'kind' | 'window'>;

const HUNDRED = 100;
/** Hundredths, of `time` too: nothing here counts with them. */
const kept = (amount: number | null) => (amount === null ? null : BigInt(Math.round(amount * HUNDRED)));
const shown = (amount: bigint | null) => (amount === null ? null : Number(amount) / HUNDRED);

function limitOf(world: World, { memberId }: MockMember, { kind, window }: Which): MockLimit {
  const own = world.limits.find(
    (one) => one.memberId === memberId && one.kind === kind && one.window === window,
  );
  if (own) return own;
  const made: MockLimit = { memberId, kind, window, limit: noLimit };
  world.limits.push(made);
  return made;
}

function present(world: World, { kind, window, limit }: MockLimit): Limit {
  const now = new Date(nowOf(world));
  const used = world.limitUsed[kind];
  const pending = pendingAt(limit, now);
  const amount = shown(limit.amount);
  return {
    kind,
    window,
    amount,
    operator_amount: null,
    used,
    left: amount === null ? null : Math.max(0, amount - used),
    resets_at: used > 0 ? countsUntil(window, now).toISOString() : null,
    pending: pending && {
      amount: shown(pending.amount),
      asked_at: pending.askedAt.toISOString(),
      confirm_from: confirmableFrom(pending).toISOString(),
      confirm_until: confirmableUntil(pending).toISOString(),
    },
  };
}

function realityOf(world: World, member: MockMember, request: Request): Reality {
  const { startedAt, dueAt } = sessionTimes(world, member, request);
  return {
    minutes: member.realityMinutes,
    started_at: startedAt,
    due_at: dueAt,
    net: world.sessionNet,
    open: 0,
  };
}

function depositsOf(world: World, { memberId }: MockMember) {
  const now = new Date(nowOf(world));
  const held = world.limits.flatMap(({ kind, window, limit, ...own }) =>
    own.memberId === memberId && kind === 'deposit' && limit.amount !== null
      ? [{ window, holds: limit.amount }]
      : [],
  );
  return { now, held, counted: [{ at: now, amount: toSatang(world.limitUsed.deposit) }] };
}

/** The most satang that the member's limits have headroom for; null without a limit. */
export function depositHeadroom(world: World, member: MockMember): bigint | null {
  const { now, held, counted } = depositsOf(world, member);
  return headroomOf(held, counted, now);
}

/** Refuses a deposit (satang) for which the member's limits have no headroom. */
export function requireDepositHeadroom(
  world: World,
  member: MockMember,
  asked: bigint,
  words = (message: string) => message,
): void {
  const { now, held, counted } = depositsOf(world, member);
  const stop = stopOf(held, counted, { asked, now });
  if (!stop) return;
  const { name, message, facts } = limitRefusal({ kind: 'deposit', ...stop });
  throw new MockRefusal(errorCodes[name], words(message), facts);
}

const handlers = [
  mock(contract.show, ({ world, member }) => ({
    limits: limitKinds.flatMap((kind) =>
      limitWindows.map((window) => present(world, limitOf(world, member, { kind, window }))),
    ),
    barred: isExcluded(member.exclusion, new Date(nowOf(world)))
      ? { kind: member.exclusion.kind, until: member.exclusion.until?.toISOString() ?? null }
      : null,
    reality_minutes: member.realityMinutes,
  })),
  mock(contract.depositRoom, ({ world, member }) => {
    const { now, held, counted } = depositsOf(world, member);
    const left = headroomOf(held, counted, now);
    return left === null
      ? null
      : {
          why: 'deposit' as const,
          left: toBaht(left),
          frees: laterHeadroom(held, counted, now).map((later) => ({
            at: later.at.toISOString(),
            left: toBaht(later.left),
          })),
        };
  }),
  mock(contract.reality, ({ world, member, request }) => realityOf(world, member, request)),
  mock(contract.setReality, ({ world, member, input, request }) => {
    member.realityMinutes = input.minutes;
    return realityOf(world, member, request);
  }),
  mock(contract.seeReality, ({ world, member, request }) => {
    const { session, dueAt } = sessionTimes(world, member, request);
    if (session && dueAt <= nowOf(world)) session.remindedAt = nowOf(world);
    return realityOf(world, member, request);
  }),
  mock(contract.declineOffer, ({ member }) => {
    member.limitsOffered = true;
    return {};
  }),
  mock(contract.setLimit, ({ world, member, input }) => {
    member.limitsOffered = true;
    const own = limitOf(world, member, input);
    own.limit = askLimit(own.limit, kept(input.amount), new Date(nowOf(world)));
    return present(world, own);
  }),
  mock(contract.confirmLimit, ({ world, member, input }) => {
    const own = limitOf(world, member, input);
    const { pending } = own.limit;
    if (!pending && own.limit.amount === kept(input.amount)) return present(world, own);
    const isIt = pending?.amount === kept(input.amount);
    const next = isIt ? confirmRaise(own.limit, new Date(nowOf(world))) : 'none';
    if (typeof next === 'string') {
      const { name, message, facts } = confirmRefusal(next, pending && confirmableFrom(pending));
      throw new MockRefusal(errorCodes[name], message, facts);
    }
    own.limit = next;
    return present(world, own);
  }),
  mock(contract.cancelRaise, ({ world, member, input }) => {
    const own = limitOf(world, member, input);
    own.limit = { ...own.limit, pending: null };
    return present(world, own);
  }),
  mock(contract.bar, ({ world, member, input: { length, password } }) => {
    if (member.password !== password) throw new MockRefusal(errorCodes.PASSWORD_WRONG, 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
    const now = new Date(nowOf(world));
    const asked = exclusionFrom(length, now);
    member.exclusion = isExcluded(member.exclusion, now) ? longerExclusion(member.exclusion, asked) : asked;
    endSessionsOf(world, member, 'barred');
    return { kind: member.exclusion.kind, until: member.exclusion.until?.toISOString() ?? null };
  }),
];

export const protection = mockArea({
  state: (): ProtectionState => ({
    limits: [],
    limitUsed: { deposit: 0, loss: 0, stake: 0, time: 0 },
    sessionNet: 0,
  }),
  handlers,
  change: {
    shape: {
      limitUsed: z.partialRecord(z.enum(limitKinds), z.number()).optional(),
      sessionNet: z.number().optional(),
    },
    apply: (world: World, { limitUsed, sessionNet }) => {
      if (sessionNet !== undefined) world.sessionNet = sessionNet;
      if (limitUsed) world.limitUsed = { ...world.limitUsed, ...limitUsed };
    },
  },
});
