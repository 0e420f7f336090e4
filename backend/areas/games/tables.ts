import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import { gameRoundStatuses } from '#contract/games/rounds.ts';
import { gameCategories, volatilities } from '#rules/games/lobbies.ts';
import { movementKinds } from '#rules/games/movements.ts';

export const openStates = ['open', 'closed'] as const;

/** Whose games the site has. `closed` stops links and stakes; wins and rollbacks are still taken. */
export const gameProvider = pgTable('game_provider', {
  id: text().primaryKey(),
  name: text().notNull(),
  status: text({ enum: openStates }).notNull(),
  position: integer().notNull(),
});

/** Games that can be chosen, in order of `position`. */
export const game = pgTable(
  'game',
  {
    providerId: text('provider_id').notNull(),
    gameId: text('game_id').notNull(),
    subProviderId: text('sub_provider_id').notNull(),
    category: text({ enum: gameCategories }).notNull(),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    image: text().notNull(),
    tags: text().array().notNull(),
    /** Of all stakes, in hundredths of a percent; null where the provider does not say. */
    rtpBp: integer('rtp_bp'),
    volatility: text({ enum: volatilities }),
    minSatang: satang('min_satang').notNull(),
    maxSatang: satang('max_satang').notNull(),
    hasDemo: boolean('has_demo').notNull(),
    hasFreeSpins: boolean('has_free_spins').notNull(),
    isHot: boolean('is_hot').notNull(),
    status: text({ enum: openStates }).notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.gameId] }),
    // A lobby reads the first games of each row in this order, without sorting all of them.
    index('game_in_order').on(table.position, table.gameId),
  ],
);

/** What the stakes of each game were and what they paid, added up from the wagers by a job. */
export const gameReturn = pgTable('game_return', {
  gameId: text('game_id').primaryKey(),
  rounds: bigint({ mode: 'bigint' }).notNull(),
  stakedSatang: satang('staked_satang').notNull(),
  wonSatang: satang('won_satang').notNull(),
  /** Of all stakes, squared: rounds of unequal stakes say less than as many of equal ones. */
  stakedSquares: numeric('staked_squares', { mode: 'bigint' }).notNull(),
});

/** What a provider calls a member: it never learns who that is. */
export const gamePlayer = pgTable(
  'game_player',
  {
    providerId: text('provider_id').notNull(),
    memberId: uuid('member_id').notNull(),
    playerId: uuid('player_id').notNull().unique(),
    /** Set by an operator: no links and no stakes with this provider. */
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.memberId] })],
);

/** A game that a member opened. Its token takes stakes until it is closed or the login that opened it ends. */
export const gameSession = pgTable(
  'game_session',
  {
    id: uuid().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: uuid('member_id').notNull(),
    agentId: integer('agent_id').notNull(),
    providerId: text('provider_id').notNull(),
    gameId: text('game_id').notNull(),
    /** The member's account that stakes are taken from. */
    wallet: text().notNull(),
    /** Of the login that opened it. */
    loginHash: text('login_hash').notNull(),
    source: text().notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [index('game_session_member').on(table.memberId, table.openedAt)],
);

/** What a provider calls a round: its stakes, and what they brought. */
export const gameRound = pgTable(
  'game_round',
  {
    id: uuid().primaryKey(),
    providerId: text('provider_id').notNull(),
    roundId: text('round_id').notNull(),
    memberId: uuid('member_id').notNull(),
    gameId: text('game_id').notNull(),
    /** Null for free rounds that were played without a session. */
    sessionId: uuid('session_id'),
    status: text({ enum: gameRoundStatuses }).notNull(),
    stakedSatang: satang('staked_satang').notNull(),
    wonSatang: satang('won_satang').notNull(),
    /** In the order of writing. */
    number: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    begunAt: instant('begun_at').notNull(),
    endedAt: instant('ended_at'),
    reason: text(),
  },
  (table) => [
    uniqueIndex('game_round_of_provider').on(table.providerId, table.roundId),
    index('game_round_member').on(table.memberId, table.number),
    index('game_round_session').on(table.sessionId),
    index('game_round_open').on(table.begunAt).where(sql`${table.status} = 'open'`),
  ],
);

/** What providers told the wallet, each under its own id once: rows stay, a provider may come back to one after months. */
export const gameMovement = pgTable(
  'game_movement',
  {
    providerId: text('provider_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    id: uuid().notNull().unique(),
    /** In the order of writing. */
    number: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    kind: text({ enum: movementKinds }).notNull(),
    memberId: uuid('member_id').notNull(),
    roundId: text('round_id').notNull(),
    /** What was asked, as a hash. */
    requestHash: text('request_hash').notNull(),
    satang: satang('satang').notNull(),
    /** The movement that a rollback or a correction is about. */
    originalId: text('original_id'),
    countsTurnover: boolean('counts_turnover').notNull(),
    countsCashback: boolean('counts_cashback').notNull(),
    countsCommission: boolean('counts_commission').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.transactionId] }),
    index('game_movement_round').on(table.providerId, table.roundId),
    index('game_movement_day').on(table.providerId, table.number),
    index('game_movement_time').using('brin', table.at).with({ pages_per_range: 32, autosummarize: true }),
    // What was given back or put right is found by what it is about.
    index('game_movement_original')
      .on(table.providerId, table.originalId)
      .where(sql`${table.originalId} is not null`),
    index('game_movement_no_cashback').on(table.memberId).where(sql`not ${table.countsCashback}`),
  ],
);
