import { grantSpins } from '#backend/areas/wheel/ops/grant-spins.ts';
import { setWeights } from '#backend/areas/wheel/ops/set-weights.ts';
import type { OpsCommand } from '#backend/core/ops/command.ts';

export const wheelCommands: readonly OpsCommand[] = [grantSpins, setWeights];
