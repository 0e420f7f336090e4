import { brokenSeals } from '#backend/core/evidence/broken-seals.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Sealing } from '#backend/core/evidence/sealing.ts';
import type { OpsCommand } from '#backend/core/ops/command.ts';
import { noteChange } from '#backend/operator.ts';

const MOST = 1_000;

/** The command by which an operator says that settings which were changed by hand are meant so. */
export function keepSettings(sealings: readonly Sealing[]): OpsCommand {
  const ofHand = sealings.filter(({ byHand }) => byHand);
  return {
    name: 'settings keep',
    summary: 'Write into the log what was changed by hand of receivers, channels, banks, kinds and the agent',
    changes: true,
    needsReason: true,
    options: {},
    run: async ({ services }) => {
      const lines = await services.db.transact(async (tx) => {
        const said: string[] = [];
        for (const sealing of ofHand) {
          const keys = await brokenSeals(tx, sealing, MOST);
          if (keys.length === 0) continue;
          const names = keys.map((key) => `${sealing.name}:${key}`);
          await noteChange(tx, services, 'settings', ...names);
          await sealRows(tx, services, sealing, keys);
          said.push(...names);
        }
        return said;
      });
      return { code: 0, lines: lines.length > 0 ? lines : ['Nothing was changed'] };
    },
  };
}
