import type { WheelSpin } from '#lib/api/wheel/queries.ts';
import type { WheelPay } from '#rules/wheel/prize.ts';
import type { Area } from '#stores/area.ts';
import { createStored, fieldOf } from '#stores/stored.ts';

/** A spin that was asked for, until its wheel stands. */
export interface SpinIntent {
  readonly memberId: string;
  readonly token: string;
  readonly version: number;
  readonly pay: WheelPay;
}

/** A spin whose wheel turns: nothing of its prize is shown yet. */
export interface WheelTurn {
  readonly intent: SpinIntent;
  readonly spin: WheelSpin;
  /** It is shown standing: the page tells its balance and entry already. */
  readonly isStill?: boolean;
}

/** Index of the tab of spins for points. */
const POINT_TAB = 2;

/** What the member does at the wheel; a spin that was asked for survives a reload of the tab. */
export interface WheelState extends Area {
  /** Null before one was chosen: the address says it. */
  readonly tab: number | null;
  readonly intent: SpinIntent | null;
  readonly turn: WheelTurn | null;
  /** The spin whose wheel stands. */
  readonly prize: WheelSpin | null;
  setTab(tab: number): void;
  /** Shows what is spun for points. */
  tabPoint(): void;
  setIntent(intent: SpinIntent | null): void;
  startTurn(turn: WheelTurn): void;
  /** The wheel stands: its prize is told. */
  endTurn(): void;
}

/** This file is on every page: it asks no more of what was stored than that it names a spin. */
function readIntent(stored: unknown): SpinIntent | null {
  const sent = fieldOf(stored, 'intent');
  const [memberId, token, version, pay] = ['memberId', 'token', 'version', 'pay'].map((name) =>
    fieldOf(sent, name),
  );
  const isWhole = typeof memberId === 'string' && typeof token === 'string' && typeof version === 'number';
  return isWhole && (pay === 'free' || pay === 'points') ? { memberId, token, version, pay } : null;
}

const nothing = { tab: null, intent: null, turn: null, prize: null } as const;

export function createWheelArea() {
  return createStored<WheelState>({
    place: 'session_data',
    name: 'wheel',
    create: (set) => ({
      ...nothing,
      setTab: (tab) => set({ tab }),
      tabPoint: () => set({ tab: POINT_TAB }),
      setIntent: (intent) => set({ intent }),
      startTurn: (turn) => set({ turn, prize: null }),
      endTurn: () => set(({ turn }) => ({ turn: null, prize: turn?.spin ?? null })),
      forget: () => set(nothing),
    }),
    keep: ({ intent, turn }) => ({ intent: turn?.intent ?? intent }),
    read: (stored) => ({ intent: readIntent(stored) }),
  });
}
