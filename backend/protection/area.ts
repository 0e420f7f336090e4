import { area } from '#backend/area.ts';
import { implement } from '#backend/http/implement.ts';
import { barMyself } from '#backend/protection/bar-myself.ts';
import { protectionGates } from '#backend/protection/gates.ts';
import { cancelRaise } from '#backend/protection/limits/cancel-raise.ts';
import { confirmLimit } from '#backend/protection/limits/confirm-limit.ts';
import { declineOffer } from '#backend/protection/limits/decline-offer.ts';
import { setLimit } from '#backend/protection/limits/set-limit.ts';
import { protectionCommands } from '#backend/protection/ops/limits.ts';
import { ownTables } from '#backend/protection/own-tables.ts';
import { seeReality } from '#backend/protection/reality/see-reality.ts';
import { setReality } from '#backend/protection/reality/set-reality.ts';
import { showReality } from '#backend/protection/reality/show-reality.ts';
import { sealedActs } from '#backend/protection/sealings.ts';
import { showDepositRoom } from '#backend/protection/show-deposit-room.ts';
import { showProtection } from '#backend/protection/show-protection.ts';
import { protection as contract } from '#contract/protection.ts';

export const protection = area({
  name: 'protection',
  calls: implement(contract, {
    show: showProtection,
    depositRoom: showDepositRoom,
    setLimit,
    confirmLimit,
    cancelRaise,
    bar: barMyself,
    reality: showReality,
    setReality,
    seeReality,
    declineOffer,
  }),
  gates: protectionGates,
  ops: protectionCommands,
  sealings: [sealedActs],
  audit: { scripts: ['backend/protection/audit.sql'] },
  ownTables,
});
