import { and, eq } from 'drizzle-orm';
import { lottoKind, numberControl, round, roundRate } from '#backend/areas/lotto/tables.ts';
import type { Database } from '#backend/core/db/database.ts';
import type { LineTerms } from '#rules/lotto/assess-lines.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { closedTypes } from '#rules/lotto/kinds/type-close.ts';
import { type Pack, typesIn } from '#rules/lotto/pack.ts';

export type RoundRow = typeof round.$inferSelect & { readonly kindName: string };
export type TypeTerms = Omit<typeof roundRate.$inferSelect, 'roundId'>;
export type ControlTerms = Omit<typeof numberControl.$inferSelect, 'roundId'>;

/** What a round accepts and pays. `round.version` tells whether it is still so. */
export interface RoundTerms {
  readonly round: RoundRow;
  readonly maxLines: number;
  readonly payoutCapSatang: bigint;
  readonly cancelMinutes: number | null;
  /** By bet type, in the order in which they are shown, at the prices of the full pack. */
  readonly types: ReadonlyMap<string, TypeTerms>;
  /** The types that each pack has, at its prices. */
  readonly packs: Readonly<Record<Pack, ReadonlyMap<string, TypeTerms>>>;
  /** By `betKey`. */
  readonly controls: ReadonlyMap<string, ControlTerms>;
}

const CACHE_MS = 2_000;

/**
 * Reads a round's terms from the database; undefined for an unknown round. The version is read first: a change that
 * slips in between makes it too old, never too new, and a bill placed under it is refused by the database.
 */
async function readTerms(db: Database, agentId: number, roundId: string): Promise<RoundTerms | undefined> {
  const [head] = await db.orm
    .select({ round, kind: lottoKind })
    .from(round)
    .innerJoin(lottoKind, eq(lottoKind.kind, round.kind))
    .where(and(eq(round.id, roundId), eq(round.agentId, agentId)));
  if (!head) return undefined;
  const rates = await db.orm
    .select()
    .from(roundRate)
    .where(eq(roundRate.roundId, roundId))
    .orderBy(roundRate.position);
  const controls = await db.orm
    .select()
    .from(numberControl)
    .where(eq(numberControl.roundId, roundId))
    .orderBy(numberControl.type, numberControl.number);
  const types = new Map(rates.map((row) => [row.type, row]));
  return {
    round: { ...head.round, kindName: head.kind.name },
    maxLines: head.kind.maxLines,
    payoutCapSatang: head.kind.payoutCap,
    cancelMinutes: head.kind.cancelMinutes,
    types,
    packs: { full: typesIn(types, 'full'), discount: typesIn(types, 'discount') },
    controls: new Map(controls.map((row) => [betKey(row), row])),
  };
}

/** The terms as a bill of this pack is held against them at an instant. */
export function termsIn(terms: RoundTerms, pack: Pack, now: Date): LineTerms {
  const { round, types, packs, controls, payoutCapSatang } = terms;
  const closed = closedTypes(round, types.keys(), now);
  return { types: packs[pack], controls, closedTypes: closed, payoutCapSatang };
}

interface Remembered {
  readonly terms: Promise<RoundTerms | undefined>;
  readonly untilMs: number;
}

const remembered = new WeakMap<Database, Map<string, Remembered>>();

/** Terms as they are now; undefined for an unknown round. What it reads, `recentTerms` goes on from. */
export function freshTerms(db: Database, agentId: number, roundId: string): Promise<RoundTerms | undefined> {
  const byRound = remembered.get(db) ?? new Map<string, Remembered>();
  remembered.set(db, byRound);
  const nowMs = performance.now();
  for (const [id, entry] of byRound) if (entry.untilMs <= nowMs) byRound.delete(id);
  const terms = readTerms(db, agentId, roundId);
  byRound.set(roundId, { terms, untilMs: nowMs + CACHE_MS });
  terms.catch(() => byRound.delete(roundId));
  return terms;
}

/**
 * The terms as they were at most two seconds ago, read once for all who ask meanwhile. Fit to check a bill with, never
 * to refuse one: what refuses is read fresh, and what accepts is the version check in `placeBill`.
 */
export function recentTerms(db: Database, agentId: number, roundId: string): Promise<RoundTerms | undefined> {
  const known = remembered.get(db)?.get(roundId);
  return known && known.untilMs > performance.now() ? known.terms : freshTerms(db, agentId, roundId);
}
