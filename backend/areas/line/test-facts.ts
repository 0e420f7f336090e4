import { lineBrowser, lineToken } from '#backend/testing/line.ts';
import type { TestFacts } from '#backend/testing/test-facts.ts';

/** Of nobody: what LINE is not asked about, for it is signed by no algorithm that there is. */
const tokens = ['first', 'second'].map(
  (alg) => `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.aGVsbG8gd29ybGQ.c2lnbmF0dXJl`,
);

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  samples: {
    id_token: tokens,
    name: ['สมหญิง', 'มานะ'],
    ticket_id: ['a-ticket-of-nobody', 'another-of-nobody'],
  },
  ownedByStranger: async (world, { token, memberId }) => {
    const browser = lineBrowser(world, 'of-a-stranger');
    await browser.show(await lineToken(world, memberId), token);
    return { ticket_id: (await browser.linked(token))?.ticket?.ticket_id };
  },
  columns: {
    line_link: { sealed: 'member_id sub_hash at', leaves: true },
    line_ticket: { free: 'token_hash device_key sub_hash name at link_until until used_at', leaves: true },
  },
};
