import type { Logger } from 'pino';
import type { Settings } from '#backend/area-settings.ts';
import { type Clock, createClock } from '#backend/clock.ts';
import type { Database } from '#backend/core/db/database.ts';
import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import type { Policy } from '#backend/core/policies/policy.ts';
import { type CountsOfAreas, collectCounts } from '#backend/core/session/session-counts.ts';
import type { WagerListener } from '#backend/core/wagers/wager-change.ts';
import type { WagerNames } from '#backend/core/wagers/wager-names.ts';
import type { OwnTable } from '#backend/own-data.ts';
import { collectPorts, type Ports, type Provider } from '#backend/ports.ts';
import { type Random, systemRandom } from '#backend/random.ts';
import { backendKey } from '#backend/secrets.ts';
import { AGENT_ID } from '#contract/constants.ts';
import type { EntryKind } from '#rules/money/statement.ts';

/** What calls, jobs, commands and seeds work with: the clock, chance, the database and a log. */
export interface Services {
  readonly clock: Clock;
  readonly random: Random;
  readonly db: Database;
  readonly log: Logger;
  readonly agentId: number;
  /** True where money, codes and time may be simulated (the setting `SANDBOX`). Without it nothing pretends. */
  readonly sandbox: boolean;
  /** Read through the `env` of the area that they belong to. */
  readonly settings: Settings;
  /** Keys the hashes of one-time codes and of the numbers that limits count. */
  readonly accountKey: Buffer;
  /** Conditions that areas put before money is spent or deposited. */
  readonly policies: readonly Policy[];
  /** Who acts in the transaction of every wager. */
  readonly wagerListeners: readonly WagerListener[];
  /** How members read what wagers were placed on, by area. */
  readonly wagerNames: ReadonlyMap<string, WagerNames>;
  /** What statements say of a movement, by the kind of its transfer. */
  readonly entryKinds: ReadonlyMap<string, EntryKind>;
  /** What exactly one area provides to all. */
  readonly ports: Ports;
  /** Numbers that the header shows, each from one area. */
  readonly counts: CountsOfAreas;
  /** All that is kept of a member, table by table. */
  readonly ownTables: readonly OwnTable[];
}

/** What services need of the environment (`BackendEnv` has it). */
interface ServicesEnv {
  readonly sandbox: boolean;
  readonly clockStart: Date | undefined;
  readonly backendSecret: string | undefined;
  readonly settings: Settings;
}

/** What an area puts before or beside what others do. */
interface Neighbour extends Provider, Pick<Services, 'policies' | 'wagerListeners'> {
  readonly wagerNames?: WagerNames | undefined;
  readonly transfers: readonly TransferKind[];
  readonly counts?: Partial<CountsOfAreas> | undefined;
  readonly ownTables?: readonly OwnTable[] | undefined;
}

interface Surroundings {
  /** All areas. */
  readonly areas: readonly Neighbour[];
  readonly db: Database;
  readonly log: Logger;
  /** Another clock than the environment's. */
  readonly clock?: Clock;
}

/**
 * Makes the services of a backend, a command, a test or a measurement; they differ in environment and database alone. Throws
 * when a port has no area, or two.
 */
export function makeServices(env: ServicesEnv, { areas, db, log, clock }: Surroundings): Services {
  return {
    clock: clock ?? createClock(env.clockStart),
    random: systemRandom,
    db,
    log,
    agentId: AGENT_ID,
    sandbox: env.sandbox,
    settings: env.settings,
    accountKey: backendKey(env.backendSecret, env.settings.dataDir, 'account'),
    policies: areas.flatMap(({ policies }) => policies),
    wagerListeners: areas.flatMap(({ wagerListeners }) => wagerListeners),
    wagerNames: new Map(
      areas.flatMap(({ wagerNames }) => (wagerNames ? [[wagerNames.area, wagerNames]] : [])),
    ),
    ownTables: areas.flatMap(({ ownTables }) => ownTables ?? []),
    entryKinds: new Map(areas.flatMap(({ transfers }) => transfers.map((kind) => [kind.name, kind]))),
    ports: collectPorts(areas),
    counts: collectCounts(areas),
  };
}
