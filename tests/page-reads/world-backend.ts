import { createSummaryReader } from '#backend/areas/account/session/read-session-summary.ts';
import { areas } from '#backend/areas.ts';
import type { Backend } from '#backend/boot.ts';
import { createChanges } from '#backend/core/changes/changes.ts';
import { createDispatcher } from '#backend/core/http/dispatch.ts';
import { createPageReads } from '#backend/core/http/page-reads.ts';
import { createEventStreams } from '#backend/core/http/streams/event-streams.ts';
import { createShares } from '#backend/core/limits/member-share.ts';
import { createLiveFeed } from '#backend/core/live/live-feed.ts';
import type { World } from '#backend/testing/world.ts';

/** The backend of a world in the place of the process's own: without jobs, whose statements nobody here counts. */
export function backendOf({ services }: World): Backend {
  const routes = areas.flatMap(({ calls }) => calls);
  const shares = createShares(services.db.connections);
  const { onChange, count } = createChanges();
  return {
    services,
    ...createPageReads(services, { routes, shares, createSummaryReader }),
    handle: createDispatcher(services, routes, shares),
    onChange,
    hearsChanges: () => true,
    changeCount: count,
    nowMs: () => services.clock.now().getTime(),
    streams: createEventStreams(services, createLiveFeed(services.db, services.clock)),
    close: async () => {},
  };
}
