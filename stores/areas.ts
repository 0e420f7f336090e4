import type { ExtractState } from 'zustand';
import type { Area } from '#stores/area.ts';
import { createGamesArea } from '#stores/games.ts';
import { createLobbyArea } from '#stores/lobby.ts';
import { createLocalArea } from '#stores/local.ts';
import { createLottoArea } from '#stores/lotto.ts';
import { createPaymentArea } from '#stores/payment.ts';
import { createPollArea } from '#stores/poll.ts';
import { createSessionArea } from '#stores/session.ts';
import { createShopArea } from '#stores/shop.ts';
import { createSoothArea } from '#stores/sooth.ts';
import { createUserArea, type KnownUser } from '#stores/user.ts';
import { createWheelArea } from '#stores/wheel.ts';

/** Every area of state: its file, and its line here. */
export function createAreas(user: KnownUser | undefined) {
  return {
    user: createUserArea(user),
    local: createLocalArea(),
    lobby: createLobbyArea(),
    session: createSessionArea(),
    lotto: createLottoArea(),
    payment: createPaymentArea(),
    games: createGamesArea(),
    wheel: createWheelArea(),
    poll: createPollArea(),
    shop: createShopArea(),
    sooth: createSoothArea(),
  } satisfies Record<string, { getState(): Area }>;
}

export type Areas = ReturnType<typeof createAreas>;
export type AreaName = keyof Areas;
export type AreaState<Name extends AreaName> = ExtractState<Areas[Name]>;
