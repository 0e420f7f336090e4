import { z } from 'zod';
import { errorCodes } from '#contract/error-codes.ts';
import { poll as contract, type PollConfig, type PollQuota, type PollWinners } from '#contract/poll.ts';
import { POLL_QUOTA_USED_MESSAGE, pollClosed, pollNeeds, pollNotOpen } from '#contract/poll-refusal.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { firstMockPoll, MockPoll } from '#mocks/poll/first-poll.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { drawTickets, markOf, ticketLink } from '#rules/poll/draw-tickets.ts';
import { PRIZE_DAYS, phaseOf } from '#rules/poll/poll.ts';
import { answersNeeded } from '#rules/poll/poll-worth.ts';
import { allowedAnswers, missingSatang } from '#rules/poll/quota.ts';

interface MockAnswer {
  readonly pollId: number;
  readonly memberId: string;
  readonly key: string;
  readonly answer: PollQuota['answers'][number];
}

interface PollState {
  polls: MockPoll[];
  pollAnswers: MockAnswer[];
  /** Baht that count for every poll of the member. */
  pollCounted: number;
}

type World = CoreWorld & PollState;
const mock = mocksOf<World>();

/** A seed that is told to nobody, and its commitment. */
const SEED = 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06';
const COMMIT = 'fb342c4cc99441773e2c600bc38a749390d75f055e73866231734c180ddbc807';

function pollOf(world: World, id: number | undefined): MockPoll {
  const found = id === undefined ? world.polls[0] : world.polls.find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

const instantOf = (text: string | null) => (text === null ? null : new Date(text));
const phaseNow = (world: World, { opens_at, closes_at, draws_at }: MockPoll) => {
  const now = new Date(nowOf(world));
  const draws = instantOf(draws_at);
  const drawnAt = draws !== null && draws <= now ? draws : null;
  return phaseOf(
    { opensAt: new Date(opens_at), closesAt: new Date(closes_at), closedAt: null, drawnAt },
    now,
  );
};
const termsOf = ({ basis, step, most }: MockPoll) => ({ basis, most, stepSatang: toSatang(step) });
const answersOf = (world: World, { id }: MockPoll) => world.pollAnswers.filter(({ pollId }) => pollId === id);
const prizesOn = ({ prizes }: MockPoll) => prizes.map((one, at) => ({ ...one, place: at + 1 }));

function neededOf(poll: MockPoll): number[] {
  const inSatang = prizesOn(poll).map((one) => ({
    ...one,
    amount: one.kind === 'credit' ? Number(toSatang(one.amount)) : one.amount,
  }));
  return poll.basis === 'free' ? [] : answersNeeded(inSatang, toSatang(poll.step));
}

async function headOf(world: World, poll: MockPoll): Promise<string | null> {
  let head: string | null = null;
  for (const { answer } of answersOf(world, poll))
    head = await ticketLink(plainHashing, head, { ...answer, choiceId: answer.choice_id });
  return head;
}

function configOf(world: World, poll: MockPoll): PollConfig {
  const phase = phaseNow(world, poll);
  const isOver = phase === 'closed' || phase === 'drawn';
  const { id, choices, prizes, ...terms } = poll;
  const needed = neededOf(poll);
  return {
    config: {
      ...terms,
      poll_id: id,
      phase,
      closed_at: isOver ? poll.closes_at : null,
      counts_from: poll.opens_at,
    },
    choices: choices.map((text, at) => ({ choice_id: at + 1, text, image: null })),
    metadata: {
      prizes: prizesOn(poll).map((one, at) => ({ ...one, answers: needed[at] ?? 0 })),
      commit: prizes.length > 0 ? COMMIT : null,
      prize_days: PRIZE_DAYS,
    },
  };
}

function quotaOf(world: World, memberId: string, poll: MockPoll): PollQuota {
  const own = answersOf(world, poll).filter((one) => one.memberId === memberId);
  const satang = toSatang(world.pollCounted);
  const allowed = allowedAnswers(termsOf(poll), satang);
  return {
    ...{ allowed, used: own.length, left: Math.max(0, allowed - own.length) },
    ...{ counted: world.pollCounted, missing: toBaht(missingSatang(termsOf(poll), satang)) },
    ...{ basis: poll.basis, step: poll.step, most: poll.most, last_updated_quota: nowOf(world) },
    answers: own.map(({ answer }) => answer),
  };
}

function requireAnswer(world: World, poll: MockPoll, { used, left, most, missing }: PollQuota): void {
  const phase = phaseNow(world, poll);
  const { opens_at, closes_at: closed_at } = poll;
  if (phase === 'soon')
    throw new MockRefusal(errorCodes.POLL_NOT_OPEN, pollNotOpen(new Date(opens_at)), { opens_at });
  if (phase !== 'open')
    throw new MockRefusal(errorCodes.POLL_CLOSED, pollClosed(new Date(closed_at)), { closed_at });
  if (left > 0) return;
  if (used >= most) throw new MockRefusal(errorCodes.POLL_QUOTA_USED, POLL_QUOTA_USED_MESSAGE);
  throw new MockRefusal(errorCodes.POLL_NEEDS_QUOTA, pollNeeds(poll.basis, toSatang(missing)), { missing });
}

async function winnersOf(world: World, poll: MockPoll): Promise<PollWinners> {
  const phase = phaseNow(world, poll);
  const isOver = phase === 'closed' || phase === 'drawn';
  const [tickets, head] = [answersOf(world, poll).length, await headOf(world, poll)];
  const prizes = prizesOn(poll).slice(0, neededOf(poll).filter((least) => least <= tickets).length);
  const facts = { pollId: poll.id, seed: SEED, head, tickets, count: prizes.length };
  const drawn = phase === 'drawn' ? await drawTickets(plainHashing, facts) : [];
  return {
    ...{ phase, commit: poll.prizes.length > 0 ? COMMIT : null, seed: phase === 'drawn' ? SEED : null },
    ...{ tickets: isOver ? tickets : null, head: isOver ? head : null },
    winners: prizes.flatMap((prize, at) => {
      const ticket = drawn[at];
      const row = { place: prize.place, member: 'xxx-xxx-5678', prize, given: true };
      return ticket === undefined ? [] : [{ ...row, ticket }];
    }),
  };
}

const handlers = [
  mock(contract.config, ({ world, input }) => configOf(world, pollOf(world, input.poll_id))),
  mock(contract.stats, async ({ world, input }) => {
    const poll = pollOf(world, input.poll_id);
    const all = answersOf(world, poll);
    const count = (id: number) => all.filter(({ answer }) => answer.choice_id === id).length;
    const choices = poll.choices.map((_, at) => ({ choice_id: at + 1, answers: count(at + 1) }));
    return { total: all.length, choices, head: await headOf(world, poll), at: nowOf(world) };
  }),
  mock(contract.winners, ({ world, input }) => winnersOf(world, pollOf(world, input.poll_id))),
  mock(contract.tickets, ({ world, input }) =>
    answersOf(world, pollOf(world, input.poll_id)).flatMap(({ answer: { ticket, choice_id, mark } }) =>
      ticket > input.after ? [{ ticket, choice_id, mark }] : [],
    ),
  ),
  mock(contract.submit, async ({ world, member: { memberId }, input }) => {
    const { poll_id: pollId, choice_id, idempotency_key: key } = input;
    const poll = pollOf(world, pollId);
    const first = world.pollAnswers.find((one) => one.memberId === memberId && one.key === key);
    if (first && (first.pollId !== pollId || first.answer.choice_id !== choice_id))
      throw new MockRefusal(
        errorCodes.DUPLICATE_REQUEST,
        'คำตอบนี้ส่งไปแล้วด้วยตัวเลือกอื่น ซึ่งเปลี่ยนไม่ได้ กรุณาทำรายการใหม่',
      );
    if (first) return { answer: first.answer, quota: quotaOf(world, memberId, poll) };
    if (choice_id > poll.choices.length) throw notFound();
    requireAnswer(world, poll, quotaOf(world, memberId, poll));
    const ticket = answersOf(world, poll).length + 1;
    const mark = await markOf(plainHashing, pollId, key);
    const answer = { answer_id: crypto.randomUUID(), choice_id, ticket, mark, at: nowOf(world) };
    world.pollAnswers.push({ pollId, memberId, key, answer });
    return { answer, quota: quotaOf(world, memberId, poll) };
  }),
  mock(contract.quota, ({ world, member, input }) =>
    quotaOf(world, member.memberId, pollOf(world, input.poll_id)),
  ),
  mock(contract.check, ({ world, member, input }) => {
    const poll = pollOf(world, input.poll_id);
    const quota = quotaOf(world, member.memberId, poll);
    requireAnswer(world, poll, quota);
    return quota;
  }),
];

export const poll = mockArea({
  state: (): PollState => ({ polls: [firstMockPoll], pollAnswers: [], pollCounted: 0 }),
  handlers,
  change: {
    shape: { polls: z.array(MockPoll).optional(), pollCounted: z.number().min(0).optional() },
    apply: (world: World, { polls, pollCounted }) => {
      if (polls) world.polls = polls;
      if (pollCounted !== undefined) world.pollCounted = pollCounted;
    },
  },
});
