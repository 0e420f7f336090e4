import type { AreaSettings } from '#backend/area-settings.ts';
import type { AreaEvent } from '#backend/core/changes/area-event.ts';
import type { EntitlementWay } from '#backend/core/entitlements/entitlement-way.ts';
import type { Sealing } from '#backend/core/evidence/sealing.ts';
import type { Route } from '#backend/core/http/implement.ts';
import type { Job } from '#backend/core/jobs/job.ts';
import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import type { Unit } from '#backend/core/ledger/unit.ts';
import type { AuditPart } from '#backend/core/ops/audit/audit-part.ts';
import type { OpsCommand } from '#backend/core/ops/command.ts';
import type { Policy } from '#backend/core/policies/policy.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';
import type { Reconciliation } from '#backend/core/reconcile/reconciliation.ts';
import type { CountsOfAreas } from '#backend/core/session/session-counts.ts';
import type { WagerListener } from '#backend/core/wagers/wager-change.ts';
import type { WagerNames } from '#backend/core/wagers/wager-names.ts';
import type { OwnTable } from '#backend/own-data.ts';
import type { Ports } from '#backend/ports.ts';
import type { Services } from '#backend/services.ts';

/** All that the rest of the backend has to know of an area. Its tables are found by their file, `tables.ts`. */
export interface Area {
  /** Name of its folder. */
  readonly name: string;
  readonly calls: readonly Route[];
  readonly jobs: readonly Job[];
  /** Puts the area's first data in place at every start, in the order of the areas; changes nothing that is there. */
  readonly seed: (services: Services) => Promise<void>;
  readonly ops: readonly OpsCommand[];
  /** What it counts, money or another unit, with its wallets and the accounts of the house. */
  readonly units: readonly Unit[];
  /** Kinds of movement between those accounts. */
  readonly transfers: readonly TransferKind[];
  /** Ways in which it grants, uses or refunds points, spins and whatever else is an entitlement. */
  readonly entitlements: readonly EntitlementWay[];
  /** What it puts before anybody's money is spent or deposited. */
  readonly policies: readonly Policy[];
  /** What it does in the transaction of every wager; whoever can wait takes a `readerJob`. */
  readonly wagerListeners: readonly WagerListener[];
  /** Only an area that has wagers: how members read what they were placed on. */
  readonly wagerNames: WagerNames | undefined;
  /** What it alone provides to the others: each port has exactly one area, or the backend does not start. */
  readonly provides: Partial<Ports>;
  /** Numbers of its own that the header shows, read in the one statement of every member's page. */
  readonly counts: Partial<CountsOfAreas>;
  /** What it keeps of members, for the file of their own data. A test holds every table with a member against it. */
  readonly ownTables: readonly OwnTable[];
  readonly audit: AuditPart;
  /** Rows of its tables that the chained log has, and the audit holds against it. */
  readonly sealings: readonly Sealing[];
  /** What of a day it holds against others: providers, channels, the ledger. */
  readonly reconciles: readonly Reconciliation[];
  /** Money that it gives members beside their play, by its own tables; the daily reconciliation holds the ledger against it. */
  readonly gifts: Gifts | undefined;
  readonly env: AreaSettings | undefined;
  /** Whose changes others hear of, and what happens at an instant: the page cache, the streams and the clock read it. */
  readonly events: readonly AreaEvent[];
}

const nothing: Omit<Area, 'name'> = {
  calls: [],
  jobs: [],
  seed: async () => {},
  ops: [],
  units: [],
  transfers: [],
  entitlements: [],
  policies: [],
  wagerListeners: [],
  wagerNames: undefined,
  provides: {},
  counts: {},
  ownTables: [],
  audit: {},
  sealings: [],
  reconciles: [],
  gifts: undefined,
  env: undefined,
  events: [],
};

/** Says what an area is; what it does not have is left out. It is listed in backend/areas.ts. */
export function area(literal: Pick<Area, 'name'> & Partial<Area>): Area {
  return { ...nothing, ...literal };
}
