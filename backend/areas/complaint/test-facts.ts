import { sendComplaint } from '#backend/testing/complaints.ts';
import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  pages: { '/member/complaints': 2 },
  samples: {
    subject: ['game', 'deposit'],
    text: ['เกมค้างแล้วเงินหายไป', 'ฝากเงินแล้วเงินไม่เข้า'],
  },
  ownedByStranger: async (world, { token }) => ({
    'GET /api/complaint/list before': (await sendComplaint(world, token)).number,
  }),
  columns: {
    complaint: {
      once: 'id agent_id member_id number subject reference text idempotency_key at due_at',
      onward: 'state',
    },
    complaint_step: { once: 'complaint_id no member_id what text at made_by' },
  },
};
