import { expect, test } from 'vitest';
import { inboxLink } from '#components/inbox/inbox-link.ts';

const row = {
  ...{ id: 'x', at: '2025-06-15T12:00:00.000Z', about: '2025-06-20', outcome: null, name: null },
  ...{ amount: null, count: 50, until: null, is_read: false },
};

test('points that end soon lead to where they are used, a quest to where its prize is taken', () => {
  expect(inboxLink({ ...row, kind: 'points_ending' })).toBe('/redeem');
  expect(inboxLink({ ...row, kind: 'quest' })).toBe('/member/creditfree');
});
