import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ScheduledTransition } from '#backend/core/changes/scheduled-transition.ts';
import type { LiveKind } from '#contract/live.ts';

/** What is published to the streams: what members hear of, and that something about a member's sessions changed, which they do not. */
export type PublishedKind = LiveKind | 'session';

/** The words of an event: what open pages hear of a row that was written, changed or deleted. */
interface Words<Kind extends PublishedKind> {
  readonly kind: Kind;
  /** Column whose value the event names: an id, never an amount or a number. */
  readonly id?: PgColumn;
  /** Column of the word that says what became of it. */
  readonly what?: PgColumn;
  /** Only changes of these columns are published; all unless said. */
  readonly columns?: readonly PgColumn[];
  /** Only these; all three unless said. */
  readonly on?: ReadonlyArray<'insert' | 'update' | 'delete'>;
}

/** For everybody. */
export interface PublicEvent {
  readonly audience: 'public';
  readonly table: PgTable;
  /** Visitors see rows of the table: each change voids the page cache. Not for a table that a bill or another hot path writes. */
  readonly voidsPages?: true;
  readonly words?: Words<LiveKind>;
}

/** For the open pages of one member. */
export interface MemberEvent {
  readonly audience: 'member';
  readonly table: PgTable;
  /** Column of the member who alone receives it. */
  readonly member: PgColumn;
  readonly words: Words<LiveKind>;
}

/** For the server alone: the streams of the member's sessions are looked at again. */
export interface SessionEvent {
  readonly audience: 'session';
  readonly table: PgTable;
  readonly member: PgColumn;
  readonly words: Words<'session'>;
}

/** What the clock alone changes, for everybody. */
export interface ClockEvent {
  readonly audience: 'public';
  readonly scheduled: ScheduledTransition;
}

/** One line of an area's `events`: a table whose changes somebody hears of, or what happens at an instant. */
export type AreaEvent = PublicEvent | MemberEvent | SessionEvent | ClockEvent;
