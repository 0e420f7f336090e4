import { catalogueCalls } from './games/catalogue.ts';
import { launchCalls } from './games/launch.ts';
import { gameRoundCalls } from './games/rounds.ts';
import { walletMessages } from './games/wallet-messages.ts';

export const games = { ...catalogueCalls, ...launchCalls, ...gameRoundCalls, ...walletMessages };
