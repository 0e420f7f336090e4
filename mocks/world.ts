import type { Banner, Notification } from '#contract/agent.ts';
import type { Bill, DrawResult, NumberControl, Round } from '#contract/lotto.ts';
import type { PaymentStatus } from '#contract/payment.ts';
import { kindNames } from '#contract/words.ts';
import { publishedDraws } from '#mocks/published-draws.ts';

export interface MockMember {
  readonly memberId: string;
  readonly username: string;
  password: string;
  firstName: string;
  lastName: string;
  balance: number;
}

export interface MockDeposit {
  readonly ref: string;
  readonly memberId: string;
  readonly amount: number;
  readonly expiresAt: string;
  status: PaymentStatus;
  reason: string | null;
}

/** What one test sees: its own members, money, rounds and clock. Every test starts from a fresh one. */
export interface MockWorld {
  /** ISO instant of the backend's clock; it stands still until the test moves it. */
  now: string;
  /** Faults that the test asked for: call key → how it fails. */
  faults: Record<string, Fault>;
  members: MockMember[];
  tokens: Record<string, string>;
  bills: Array<Bill & { memberId: string; idempotencyKey: string }>;
  deposits: MockDeposit[];
  rounds: Round[];
  results: DrawResult[];
  rates: Record<string, number>;
  controls: NumberControl[];
  notifications: Notification[];
  banners: Banner[];
  events: Array<{ id: number; image: string; title: string }>;
  loginFailures: number;
  oneTimeCode: string;
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

export const demoMember = { username: '0812345678', password: 'sabai-dee-99' } as const;

const image = (name: string) => `/art/${name}.svg`;

export function createMockWorld(): MockWorld {
  return {
    now: '2025-06-15T12:00:00.000Z',
    faults: {},
    members: [
      { memberId: 'mock-member', ...demoMember, firstName: 'สมหญิง', lastName: 'ใจดี', balance: 1_000 },
    ],
    tokens: {},
    bills: [],
    deposits: [],
    rounds: [
      {
        round_id: 'glo-2025-06-16',
        kind: 'glo',
        kind_name: kindNames.glo,
        draw_date: '2025-06-16',
        opens_at: '2025-06-01T09:40:00.000Z',
        closes_at: '2025-06-16T08:20:00.000Z',
        result_at: '2025-06-16T08:40:00.000Z',
        status: 'open',
      },
    ],
    results: publishedDraws(),
    rates: {
      top_3: 900,
      tod_3: 150,
      front_3: 450,
      bottom_3: 450,
      top_2: 90,
      bottom_2: 90,
      run_top: 3.2,
      run_bottom: 4.2,
      top_4: 5_000,
      tod_4: 200,
    },
    controls: [],
    notifications: [
      {
        id: 1,
        type: 1,
        image: image('notification-1'),
        title: 'ปรับปรุงระบบฝากเงิน',
        description: 'ฝากผ่านพร้อมเพย์ได้ตลอด 24 ชั่วโมง',
      },
      {
        id: 2,
        type: 1,
        image: image('notification-2'),
        title: 'เล่นอย่างมีสติ',
        description: 'กำหนดวงเงินของคุณก่อนเริ่มเล่นทุกครั้ง',
      },
      {
        id: 3,
        type: 2,
        image: image('notification-3'),
        title: 'งวดใหม่เปิดรับแล้ว',
        description: `${kindNames.glo} งวดวันที่ 16 มิถุนายน 2568`,
      },
    ],
    banners: [{ id: 1, image: image('banner-lottery'), title: kindNames.glo, link: '/lotto/lobby' }],
    events: [{ id: 1, image: image('event-1'), title: 'ทายผลบอล' }],
    loginFailures: 0,
    oneTimeCode: '123456',
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

export function memberOf(world: MockWorld, request: Request): MockMember | undefined {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return world.members.find((member) => member.memberId === world.tokens[token]);
}
