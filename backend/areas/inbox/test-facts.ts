import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  pages: { '/member/inbox': 3 },
  samples: { ids: [['deposit:none-1'], ['deposit:none-2']] },
  ownedByStranger: async (world, { memberId }) => {
    const at = world.clock.now();
    await sendMessages(world.db, [{ memberId, kind: 'deposit', about: 'of-stranger', at }]);
    const id = 'deposit:of-stranger';
    return { 'GET /api/member/inbox before': id, 'POST /api/member/inbox/read ids': [id] };
  },
};
