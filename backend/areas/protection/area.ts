import { area } from '#backend/area.ts';
import { excludeMyself } from '#backend/areas/protection/exclude-myself.ts';
import { excludedAt } from '#backend/areas/protection/excluded-at.ts';
import { cancelRaise } from '#backend/areas/protection/limits/cancel-raise.ts';
import { confirmLimit } from '#backend/areas/protection/limits/confirm-limit.ts';
import { declineOffer } from '#backend/areas/protection/limits/decline-offer.ts';
import { setLimit } from '#backend/areas/protection/limits/set-limit.ts';
import { protectionCommands } from '#backend/areas/protection/ops/limits.ts';
import { ownTables } from '#backend/areas/protection/own-tables.ts';
import { protectionPolicies } from '#backend/areas/protection/protection-policies.ts';
import { seeReality } from '#backend/areas/protection/reality/see-reality.ts';
import { setReality } from '#backend/areas/protection/reality/set-reality.ts';
import { showReality } from '#backend/areas/protection/reality/show-reality.ts';
import { sealedActs, sealedReality } from '#backend/areas/protection/sealings.ts';
import { showDepositHeadroom } from '#backend/areas/protection/show-deposit-headroom.ts';
import { showProtection } from '#backend/areas/protection/show-protection.ts';
import { implement } from '#backend/core/http/implement.ts';
import { protection as contract } from '#contract/protection.ts';

export const protection = area({
  name: 'protection',
  calls: implement(contract, {
    show: showProtection,
    depositRoom: showDepositHeadroom,
    setLimit,
    confirmLimit,
    cancelRaise,
    bar: excludeMyself,
    reality: showReality,
    setReality,
    seeReality,
    declineOffer,
  }),
  policies: protectionPolicies,
  ops: protectionCommands,
  sealings: [sealedActs, sealedReality],
  audit: { scripts: ['backend/areas/protection/audit.sql'] },
  provides: { excludedAt },
  ownTables,
});
