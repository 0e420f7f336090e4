import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import type { GameWorld } from '#backend/testing/games/game-world.ts';
import { HOUSE_GAME } from '#backend/testing/games/house-game.ts';
import { HOUSE } from '#rules/games/house.ts';
import type { Outcome } from '#scripts/conformance/check.ts';
import { checkProvider } from '#scripts/conformance/provider/check-provider.ts';
import { type Fault, type Handle, spoil } from '#tests/conformance/spoil.ts';
import { towards } from '#tests/conformance/towards.ts';

/** What is spoiled: what the house answers, and what it tells its wallet. */
export interface HouseFault {
  readonly answers?: Fault;
  readonly messages?: Fault;
}

/** A fault of a provider, and the check that names it. */
export interface PlantedHouseFault {
  readonly fault: string;
  readonly check: string;
  readonly plant: () => HouseFault;
}

/** Runs the program over the house of a world, as it is reached over HTTP. */
export function tryProvider(
  world: GameWorld<readonly []>,
  only = '',
  { answers, messages }: HouseFault = {},
): Promise<Outcome[]> {
  const secret = ownSecret(world.services, HOUSE);
  const { now } = world.clock;
  const began = (walletUrl: string) =>
    world.between((handle) => {
      const forged = spoil('/api/house/', { by: 'site', secret, now }, answers ?? (async () => undefined));
      const told = spoil('/api/provider/', { by: HOUSE, secret, now }, messages ?? (async () => undefined));
      const whole = towards('/api/provider/', walletUrl)(handle);
      return (messages ? told : same)((answers ? forged : same)(whole));
    });
  const settings = { base: new URL('/api/house/', world.url), providerId: HOUSE, secret, gameId: HOUSE_GAME };
  const stakes = { stakeSatang: 1_000n, otherSatang: 2_000n, frames: [], patienceMs: 500, port: 0 };
  return checkProvider({ ...settings, ...stakes, only }, undefined, began);
}

const same = (handle: Handle): Handle => handle;
