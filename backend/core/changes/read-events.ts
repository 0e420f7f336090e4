import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AreaEvent, MemberEvent, PublicEvent, SessionEvent } from '#backend/core/changes/area-event.ts';
import type { ScheduledTransition } from '#backend/core/changes/scheduled-transition.ts';

type Words = NonNullable<(PublicEvent | MemberEvent | SessionEvent)['words']>;

/** What the database publishes to the streams. */
export interface PublishedEvent {
  readonly table: PgTable;
  readonly words: Words;
  /** Column of the member who alone is concerned; undefined where everybody is. */
  readonly member: PgColumn | undefined;
}

/** Events of all areas, by who reads them. */
export interface ReadEvents {
  /** For the page cache: each table once. */
  readonly publicTables: readonly PgTable[];
  /** For the streams. */
  readonly published: readonly PublishedEvent[];
  /** For the clock. */
  readonly transitions: readonly ScheduledTransition[];
}

/** The one reader of what areas declare in `events`. */
export function readEvents(areas: ReadonlyArray<{ readonly events: readonly AreaEvent[] }>): ReadEvents {
  const events = areas.flatMap((area) => area.events);
  const tables = new Set<PgTable>();
  const published: PublishedEvent[] = [];
  const transitions: ScheduledTransition[] = [];
  for (const event of events) {
    if ('scheduled' in event) transitions.push(event.scheduled);
    else {
      const { table, words } = event;
      if (event.audience === 'public' && event.voidsPages) tables.add(table);
      if (words)
        published.push({ table, words, member: event.audience === 'public' ? undefined : event.member });
    }
  }
  return { publicTables: [...tables], published, transitions };
}
