import type { SecurityEvent } from '#contract/account.ts';
import { type SessionEnd, type SessionWay, sessionLimits } from '#contract/constants.ts';
import type { Wallet } from '#contract/wallet.ts';
import { type MockClock, nowOf, startedAt, WORLD_START } from '#mocks/clock.ts';
import type { ConsentKind } from '#rules/person/consent.ts';
import type { Exclusion } from '#rules/protection/exclusion.ts';
import { DEFAULT_REALITY_MINUTES, type RealityMinutes, realityDueAt } from '#rules/protection/reality.ts';

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
  /** Kept from playing by their own wish. */
  exclusion: Exclusion | null;
  secondFactor: MockSecondFactor | null;
  /** Not here for so long that a login asks for a code to the number. */
  isInactive: boolean;
  /** The LINE account that logs them in, by its name here. */
  line: { readonly name: string; readonly since: string } | null;
  realityMinutes: RealityMinutes;
  /** True once limits were offered, and taken or declined. */
  limitsOffered: boolean;
  /** Texts and the versions of them that they agreed to. */
  agreed: Record<ConsentKind, { readonly version: string; readonly at: string }>;
  /** What happened to the account, newest first. */
  notices: SecurityEvent[];
}

interface MockSecondFactor {
  /** When it was switched on; null until then. */
  readonly since: string | null;
  /** Those that are left. */
  recoveryCodes: string[];
  /** Browsers that showed it. */
  readonly devices: string[];
}

interface MockSession {
  /** As the profile names it. */
  readonly id: string;
  readonly memberId: string;
  readonly startedAt: string;
  lastSeenAt: string;
  /** When its member last answered how long it lasts. */
  remindedAt: string | null;
  readonly device: string;
  readonly way: SessionWay;
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

/** What every area of a world works with: its members with their money and sessions, its clock, what it was asked. */
export interface CoreWorld {
  clock: MockClock;
  /** Faults that the test asked for: call key → how it fails. */
  faults: Record<string, Fault>;
  /** By area, the scenario that its mocks answer from (mocks/scenarios.ts); none is its first. */
  scenarios: Record<string, string>;
  seen: SeenCall[];
  members: MockMember[];
  /** Versions of the texts that hold. */
  texts: Record<ConsentKind, string>;
  /** Sessions by bearer token. */
  sessions: Record<string, MockSession>;
  /** By bearer token, what ended a session that its holder is told of. */
  ended: Record<string, SessionEnd>;
}

export const demoMember = { username: '0812345678', password: 'sabai-dee-99' } as const;
const firstTexts: Readonly<Record<ConsentKind, string>> = { terms: '2025-01', privacy: '2025-01' };

/** A member's consent to texts, given when the world began. */
export function agreedTo(texts: CoreWorld['texts'], at: string = WORLD_START): MockMember['agreed'] {
  return { terms: { version: texts.terms, at }, privacy: { version: texts.privacy, at } };
}

/** Somebody else on the same device. */
const otherMember = { username: '0898765432', password: 'sabai-dee-99' } as const;

export function createCore(): CoreWorld {
  return {
    clock: startedAt(WORLD_START),
    faults: {},
    scenarios: {},
    seen: [],
    members: [
      {
        memberId: 'mock-member',
        ...demoMember,
        firstName: 'สมหญิง',
        lastName: 'ใจดี',
        balance: 1_000,
        wallets: [],
        exclusion: null,
        secondFactor: null,
        isInactive: false,
        line: null,
        realityMinutes: DEFAULT_REALITY_MINUTES,
        limitsOffered: true,
        agreed: agreedTo(firstTexts),
        notices: [],
      },
      {
        memberId: 'mock-other',
        ...otherMember,
        firstName: 'มานะ',
        lastName: 'มานี',
        balance: 50,
        wallets: [],
        exclusion: null,
        secondFactor: null,
        isInactive: false,
        line: null,
        realityMinutes: DEFAULT_REALITY_MINUTES,
        limitsOffered: true,
        agreed: agreedTo(firstTexts),
        notices: [],
      },
    ],
    texts: { ...firstTexts },
    sessions: {},
    ended: {},
  };
}

/** Begins a session of a member in the browser that asks, and answers its token. */
export function beginSession(
  world: CoreWorld,
  { memberId }: MockMember,
  request: Request,
  way: SessionWay = 'number',
): string {
  const token = `mock-token-${crypto.randomUUID()}`;
  const at = nowOf(world);
  world.sessions[token] = {
    id: crypto.randomUUID().replaceAll('-', ''),
    ...{ memberId, way, startedAt: at, lastSeenAt: at, remindedAt: null },
    device: request.headers.get('user-agent') ?? '',
  };
  return token;
}

/** Ends all sessions of a member by an act that whoever held one of them is told of. */
export function endSessionsOf(world: CoreWorld, member: MockMember, by: SessionEnd): void {
  for (const [token, { memberId }] of Object.entries(world.sessions)) {
    if (memberId !== member.memberId) continue;
    delete world.sessions[token];
    world.ended[token] = by;
  }
}

export function bearerOf(request: Request): string {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

/** The member behind the session of a request, which ends as in the backend: idle, too old, or logged out. */
export function memberOf(world: CoreWorld, request: Request): MockMember | undefined {
  const session = world.sessions[bearerOf(request)];
  if (!session) return undefined;
  const now = nowOf(world);
  const since = (instant: string) => Date.parse(now) - Date.parse(instant);
  if (since(session.lastSeenAt) > sessionLimits.idleMs) return undefined;
  if (since(session.startedAt) > sessionLimits.absoluteMs) return undefined;
  session.lastSeenAt = now;
  return world.members.find((member) => member.memberId === session.memberId);
}

/** When the session of a request began, and when its member is told so next. */
export function sessionTimes(world: CoreWorld, member: MockMember, request: Request) {
  const session = world.sessions[bearerOf(request)];
  const startedAt = session?.startedAt ?? nowOf(world);
  const dueAt = realityDueAt({
    createdAt: new Date(startedAt),
    remindedAt: session?.remindedAt ? new Date(session.remindedAt) : null,
    realityMinutes: member.realityMinutes,
  });
  return { session, startedAt, dueAt: dueAt.toISOString() };
}
