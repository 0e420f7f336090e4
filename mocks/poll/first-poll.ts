import { z } from 'zod';
import { pollPrizes, quotaBases } from '#rules/poll/poll.ts';

/** A poll of a world; money is baht. */
export const MockPoll = z.object({
  id: z.int(),
  question: z.string(),
  image: z.string().nullable(),
  opens_at: z.iso.datetime(),
  closes_at: z.iso.datetime(),
  draws_at: z.iso.datetime().nullable(),
  basis: z.enum(quotaBases),
  step: z.number(),
  most: z.int(),
  choices: z.array(z.string()),
  prizes: z.array(z.object({ kind: z.enum(pollPrizes), amount: z.number() })),
});
export type MockPoll = z.infer<typeof MockPoll>;

/** Open, for stakes at risk, with prizes. */
export const firstMockPoll: MockPoll = {
  ...{ id: 1, question: 'ทีมไหนจะได้แชมป์', image: null },
  ...{ opens_at: '2025-06-14T17:00:00.000Z', closes_at: '2025-06-19T17:00:00.000Z' },
  ...{ draws_at: '2025-06-19T17:10:00.000Z', basis: 'stake', step: 1_000, most: 3 },
  choices: ['ทีมสีแดง', 'ทีมสีน้ำเงิน', 'ทีมสีเขียว'],
  prizes: [
    { kind: 'point', amount: 8 },
    { kind: 'credit', amount: 20 },
  ],
};
