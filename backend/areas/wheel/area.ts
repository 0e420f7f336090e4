import { area } from '#backend/area.ts';
import { redrawSpins } from '#backend/areas/wheel/audit/redraw-spins.ts';
import { wheelCommands } from '#backend/areas/wheel/ops/wheel-commands.ts';
import { ownTables } from '#backend/areas/wheel/own-tables.ts';
import { sealedWheels } from '#backend/areas/wheel/sealings.ts';
import { seedWheel } from '#backend/areas/wheel/seed-wheel.ts';
import { changeSeed } from '#backend/areas/wheel/seeds/change-seed.ts';
import { listBoard } from '#backend/areas/wheel/spins/list-board.ts';
import { listSpins } from '#backend/areas/wheel/spins/list-spins.ts';
import { SPIN_SCOPE } from '#backend/areas/wheel/spins/pay-spin.ts';
import { spinWheel, spinWheelV2 } from '#backend/areas/wheel/spins/spin-wheel.ts';
import { showConfig, showConfigV2 } from '#backend/areas/wheel/weights/show-config.ts';
import { wheelGifts } from '#backend/areas/wheel/wheel-gifts.ts';
import { wheelTransfers } from '#backend/areas/wheel/wheel-transfers.ts';
import { pointWay } from '#backend/core/entitlements/point-ways.ts';
import { SPIN_KIND } from '#backend/core/entitlements/shared-kinds.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { wheel as contract } from '#contract/wheel.ts';

/** The wheel of prizes: free spins are entitlements, others cost points; each prize can be drawn again by its member. */
export const wheel = area({
  name: 'wheel',
  calls: implement(contract, {
    config: showConfig,
    configV2: showConfigV2,
    spin: spinWheel,
    spinV2: spinWheelV2,
    reward: listSpins,
    board: listBoard,
    seed: changeSeed,
  }),
  seed: seedWheel,
  ops: wheelCommands,
  units: [{ name: BAHT, house: ['house.wheel'] }],
  transfers: Object.values(wheelTransfers),
  entitlements: [
    { kind: SPIN_KIND, verb: 'grant', scope: 'wheel.operator' },
    { kind: SPIN_KIND, verb: 'use', scope: SPIN_SCOPE },
    pointWay('use', SPIN_SCOPE),
    pointWay('grant', wheelTransfers.prize.scope),
  ],
  ownTables,
  sealings: [sealedWheels],
  gifts: wheelGifts,
  audit: {
    scripts: ['backend/areas/wheel/audit/wheel.sql'],
    checks: [{ name: 'wheel_draw', find: redrawSpins }],
  },
});
