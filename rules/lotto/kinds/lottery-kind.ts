import type { BetType } from '#rules/lotto/bet-type.ts';
import type { Derivation } from './derivation.ts';
import type { DayChanges } from './draw-days.ts';

/** What a text or a value was read as, or everything that is wrong with it, in English for the operator. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Which round of a kind: its day, `YYYY-MM-DD`, and which of the rounds of that day it is, from 1. */
export interface RoundKey {
  readonly drawDate: string;
  readonly number: number;
}

/** Where a round stands in time. A round that belongs to a day may well close after its midnight. */
export interface RoundTimes {
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** Results are published from here on. */
  readonly resultAt: Date;
}

export interface RoundPlan extends RoundKey, RoundTimes {
  /** Where a round opens so long after the result of the one before, a result ahead of its time opens it earlier. */
  readonly opensAfterResultMs?: number;
}

/** A draw as it is stored: plain data of a form that its kind knows, checked once before it was published. */
export type StoredDraw = Readonly<Record<string, unknown>>;

/** A draw that was checked, with the round that it is of. */
export interface CheckedDraw extends RoundKey {
  readonly draw: StoredDraw;
}

/** Prizes of a draw in the order in which they are published; `prize` in baht of one ticket, numbers keep leading zeros. */
export interface Tier {
  readonly id: string;
  readonly name: string;
  readonly prize: number;
  readonly numbers: readonly string[];
}

/** Bet types that a round takes only until a time of its own, while it takes others until it closes. */
export interface EarlyClose {
  readonly types: readonly BetType[];
  /** That time for the round of a day, `YYYY-MM-DD`. */
  readonly at: (drawDate: string) => Date;
}

/** What the page of rules says. */
export interface RuleTexts {
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly types: readonly { readonly type: BetType; readonly wins_when: string; readonly example: string }[];
}

/** All that the program knows about a kind of lottery; what it pays and takes are rows of the agent. */
export interface LotteryKind {
  /** Who publishes its results, as members read it. */
  readonly source: string;
  /** Checks a draw and says everything that is wrong with it. */
  readonly readDraw: (value: unknown) => Reading<CheckedDraw>;
  /** Tiers of a draw that was checked. */
  readonly tiers: (draw: StoredDraw) => Tier[];
  /** How what bets are held against comes out of those tiers. */
  readonly derivation: Derivation;
  /** A draw in a line for the operator. */
  readonly inShort: (tiers: readonly Tier[]) => string;
  /** What the operator should look at twice in a draw that is allowed, a line each. */
  readonly remarks?: (tiers: readonly Tier[]) => readonly string[];
  /** Rounds whose close lies ahead, nearest close first, as far ahead as a draw may be published. */
  readonly nextRounds: (now: Date, changes: DayChanges) => RoundPlan[];
  /** How this site itself draws it, several times a day: out of members' shots or a committed seed. Nobody publishes its results. */
  readonly drawnHere?: 'shots' | 'seed';
  readonly earlyClose?: EarlyClose;
  readonly ruleTexts: RuleTexts;
}
