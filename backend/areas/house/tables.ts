import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import { seedColumns } from '#backend/core/seeds/seed-columns.ts';
import type { PlayedOnId } from '#rules/games/house-games.ts';
import type { SlotEvent } from '#rules/slots/events.ts';
import type { Bet } from '#rules/tables/bets.ts';
import type { TableEvent } from '#rules/tables/events.ts';

export const houseRoundStatuses = ['pending', 'done', 'refused', 'cancelled'] as const;

/** A game of the house that somebody opened: for a player of the site, or for nobody with play money. */
export const houseSession = pgTable(
  'house_session',
  {
    id: uuid().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    gameId: text('game_id').notNull(),
    /** Of the site's wallet; null for play money, and once the wallet has said that the session is over. */
    walletToken: text('wallet_token'),
    playerId: uuid('player_id'),
    /** Whose seeds it draws from: the player's, or its own. */
    owner: uuid().notNull(),
    /** Play money; null where a wallet has the real one. */
    demoSatang: satang('demo_satang'),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [index('house_session_demo').on(table.openedAt).where(sql`${table.playerId} is null`)],
);

/** What rounds are drawn from. The commitment is shown before, the seed once another one has taken its place. */
export const houseSeed = pgTable('house_seed', seedColumns(), (table) => [
  uniqueIndex('house_seed_current').on(table.owner).where(sql`${table.shownAt} is null`),
  index('house_seed_owner').on(table.owner, table.id),
]);

/** A round as it was drawn, before the wallet was asked; `status` says what became of it. */
export const houseRound = pgTable(
  'house_round',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id').notNull(),
    /** Null in a demo. */
    playerId: uuid('player_id'),
    /** Made by the player page once per press of the button. */
    key: text().notNull(),
    gameId: text('game_id').notNull(),
    machine: text().$type<PlayedOnId>().notNull(),
    version: text().notNull(),
    seedId: uuid('seed_id').notNull(),
    nonce: integer().notNull(),
    stakeSatang: satang('stake_satang').notNull(),
    winSatang: satang('win_satang').notNull(),
    events: jsonb().$type<readonly (SlotEvent | TableEvent)[]>().notNull(),
    /** What it staked on which option of a table; null in a slot. */
    bets: jsonb().$type<readonly Bet[]>(),
    /** Opens its replay. */
    replayHash: text('replay_hash').unique(),
    playedAt: instant('played_at').notNull(),
    /** In the order of writing. */
    number: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    isDemo: boolean('is_demo').notNull(),
    /** Its stake was granted by the site. */
    isFree: boolean('is_free').notNull().default(false),
    /** Its key came again while it was pending, perhaps to another server. The wallet may refuse its stake once and take it then. */
    isAskedAgain: boolean('is_asked_again').notNull().default(false),
    status: text({ enum: houseRoundStatuses }).notNull(),
    endedAt: instant('ended_at'),
    reason: text(),
  },
  (table) => [
    uniqueIndex('house_round_key').on(table.sessionId, table.key),
    uniqueIndex('house_round_nonce').on(table.seedId, table.nonce),
    index('house_round_player').on(table.playerId, table.gameId, table.number),
    index('house_round_pending').on(table.playedAt).where(sql`${table.status} = 'pending'`),
    index('house_round_number').on(table.number),
  ],
);
