import { expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ACME_GAME, openAcme, openGameWorld } from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { toSatang } from '#rules/money/baht.ts';

/** `CALLBACKS=10000` for the whole storm. */
// biome-ignore lint/style/noProcessEnv: how long this test is to run, which is no setting of the product
const CALLBACKS = Number(process.env.CALLBACKS ?? 500);
const CONNECTIONS = 32;
const BALANCES = [5_000, 5_000, 300, 40] as const;
const counts = { turnover: true, cashback: true, commission: true };

/** Refusals after which a provider comes again, for what the message is about may still be on its way. */
const NOT_YET: readonly number[] = [errorCodes.UNKNOWN_BET];
const FINAL: readonly number[] = [
  0,
  errorCodes.INSUFFICIENT_BALANCE,
  errorCodes.BET_ROLLED_BACK,
  errorCodes.ROUND_FINISHED,
];
const MOST_TRIES = 6;

/** Always the same numbers. */
function diceOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

type Kind = 'bet' | 'win' | 'bet_win' | 'rollback' | 'finish';

interface Message {
  readonly member: number;
  readonly kind: Kind;
  readonly id: string;
  readonly round: string;
  readonly stake: number;
  readonly win: number;
  readonly original: string;
}

/** Rounds of all members: whole ones, some with several stakes, some that are rolled back. */
function messagesOf(dice: (bound: number) => number): Message[] {
  const messages: Message[] = [];
  for (let at = 0; messages.length < CALLBACKS; at += 1) {
    const [member, round] = [dice(BALANCES.length), `round-${at}-of-the-storm`];
    const add = (kind: Kind, id: string, { stake = 0, win = 0, original = '' } = {}) =>
      messages.push({ member, kind, id: `${id}-${at}-id`, round, stake, win, original });
    const [stake, win] = [1 + dice(20), dice(3) === 0 ? 1 + dice(50) : 0];
    const way = dice(5);
    if (way < 2) add('bet_win', 'both', { stake, win });
    else {
      add('bet', 'bet', { stake });
      if (way === 2) add('rollback', 'back', { original: `bet-${at}-id` });
      if (way === 3) add('bet', 'more', { stake });
      if (way !== 2) add('win', 'win', { win });
      if (dice(4) === 0) add('finish', 'end');
    }
  }
  return messages;
}

function shuffle<Item>(items: readonly Item[], dice: (bound: number) => number): Item[] {
  const left = [...items];
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(dice(left.length), 1));
  return order;
}

test('messages that come twice, late, in any order and all at once move each amount once', async () => {
  await using world = await openGameWorld(BALANCES, { connections: CONNECTIONS });
  const plays = await Promise.all(world.members.map((member) => openAcme(world, member)));
  const dice = diceOf(20_261_126);
  const messages = messagesOf(dice);
  const twice = messages.filter(() => dice(3) === 0);
  const queue = shuffle([...messages, ...twice], dice);
  /** How often a message was carried out for the first time. */
  const done = new Map<string, number>();

  const send = (message: Message) => {
    const play = plays[message.member];
    const about = { player_id: play?.player_id ?? '', round_id: message.round };
    const whole = { ...about, game_id: ACME_GAME, currency: 'THB' as const, transaction_id: message.id };
    const amount = message.stake;
    const token = play?.token ?? '';
    if (message.kind === 'bet')
      return world.tell('POST /api/provider/bet', { ...whole, token, amount, counts });
    if (message.kind === 'bet_win')
      return world.tell('POST /api/provider/bet_win', {
        ...whole,
        token,
        amount,
        win_amount: message.win,
        counts,
      });
    if (message.kind === 'win')
      return world.tell('POST /api/provider/win', { ...whole, amount: message.win, finished: true });
    if (message.kind === 'finish') return world.tell('POST /api/provider/finish', about);
    const back = { ...about, transaction_id: message.id, original_id: message.original };
    return world.tell('POST /api/provider/rollback', back);
  };

  async function deliver(message: Message): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { status, body } = await send(message);
      // Too busy: a provider comes again.
      if (status === 503) continue;
      expect(status).toBe(200);
      const code = body.error ?? -1;
      if (code === 0 && !Object(body.data).repeated) done.set(message.id, (done.get(message.id) ?? 0) + 1);
      if (!NOT_YET.includes(code)) {
        expect(FINAL).toContain(code);
        return;
      }
    }
  }

  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await deliver(next);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  // What came too early for its stake comes once more at the end.
  for (const message of messages) await deliver(message);

  for (const message of messages.filter(({ kind }) => kind !== 'finish'))
    expect(done.get(message.id) ?? 0, message.id).toBeLessThanOrEqual(1);
  const isDone = (id: string) => done.has(id);
  for (const [member, start] of BALANCES.entries()) {
    const own = messages.filter((message) => message.member === member && isDone(message.id));
    const due = own.reduce((sum, { kind, stake, win, original }) => {
      if (kind === 'bet') return sum - toSatang(stake);
      if (kind === 'bet_win') return sum - toSatang(stake) + toSatang(win);
      if (kind === 'win') return sum + toSatang(win);
      const bet = messages.find(({ id }) => id === original);
      return kind === 'rollback' && bet && isDone(original) ? sum + toSatang(bet.stake) : sum;
    }, toSatang(start));
    const balance = await balanceOf(world, world.members[member]?.token ?? '');
    expect(toSatang(balance ?? 0), `member ${member}`).toBe(due);
  }
  await expectCleanAudit(world);
});
