import { z } from 'zod';
import { errorCodes } from '#contract/error-codes.ts';
import { wheel as contract, WheelPrize, type WheelSpin } from '#contract/wheel.ts';
import { later, nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf } from '#mocks/mock.ts';
import { give, pointsOf, type QuestsState } from '#mocks/quests/quests.ts';
import { commitOf } from '#rules/draw/commit.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';
import { drawPrize } from '#rules/wheel/draw-prize.ts';
import { firstPrizes, type WheelPay } from '#rules/wheel/prize.ts';
import { BOARD_AFTER_MS } from '#rules/wheel/turning.ts';
import { SPIN_POINTS } from '#rules/wheel/wheel-worth.ts';

interface MockSeed {
  readonly commit: string;
  readonly seed: string;
  readonly clientSeed: string;
  nextNonce: number;
  isShown: boolean;
}

interface MockSpin {
  readonly memberId: string;
  readonly username: string;
  readonly token: string;
  readonly spin: Omit<WheelSpin, 'seed'>;
  readonly seed: MockSeed;
}

interface WheelState {
  /** Weights by their version, which is their place from 1 on; the last one is in force. */
  wheelWeights: WheelPrize[][];
  wheelFree: number;
  wheelSeeds: MockSeed[];
  /** Newest first. */
  wheelSpins: MockSpin[];
}

type World = CoreWorld & QuestsState & WheelState;
const mock = mocksOf<World>();
const PAGE = 20;

const presentSeed = ({ commit, clientSeed, nextNonce }: MockSeed) => ({
  ...{ commit, client_seed: clientSeed, next_nonce: nextNonce },
});
const presentSpin = ({ spin, seed }: MockSpin): WheelSpin => ({
  ...spin,
  seed: seed.isShown ? seed.seed : null,
});
const currentSeed = (world: World) => world.wheelSeeds.find(({ isShown }) => !isShown);

function weightsOf({ wheelWeights }: World, version = wheelWeights.length) {
  return { version, prizes: wheelWeights[version - 1] ?? [] };
}

const nextSeed = (world: World) => webHashing.sha256(`seed ${world.wheelSeeds.length}`);

async function makeSeed(world: World, clientSeed: string): Promise<MockSeed> {
  const seed = await nextSeed(world);
  const made = { commit: await commitOf(webHashing, seed), seed, clientSeed, nextNonce: 0, isShown: false };
  world.wheelSeeds.push(made);
  return made;
}

function takeCost(world: World, pay: WheelPay): void {
  if (pay === 'free') {
    if (world.wheelFree === 0) throw new MockRefusal(errorCodes.NO_SPIN_LEFT, 'คุณไม่มีสิทธิ์หมุนฟรีเหลือแล้ว');
    world.wheelFree -= 1;
    return;
  }
  if (pointsOf(world) < SPIN_POINTS)
    throw new MockRefusal(errorCodes.POINTS_SHORT, `แต้มของคุณไม่พอ หมุนหนึ่งครั้งใช้ ${SPIN_POINTS} แต้ม`);
  give(world, -SPIN_POINTS, 'wheel');
}

interface Asked {
  readonly token: string;
  readonly version: number;
  readonly pay: WheelPay;
}

async function spinOnce(world: World, member: MockMember, { token, version, pay }: Asked) {
  const { memberId, username } = member;
  const earlier = world.wheelSpins.find((one) => one.memberId === memberId && one.token === token);
  if (earlier) {
    if (earlier.spin.paid !== pay || earlier.spin.version !== version)
      throw new MockRefusal(errorCodes.DUPLICATE_REQUEST, 'คำขอนี้ใช้กับการหมุนครั้งอื่นไปแล้ว');
    return presentSpin(earlier);
  }
  const { prizes } = weightsOf(world, version);
  if (version !== world.wheelWeights.length)
    throw new MockRefusal(errorCodes.WHEEL_CHANGED, 'กงล้อเปลี่ยนโอกาสรางวัลแล้ว กรุณาดูโอกาสใหม่ก่อนหมุน');
  takeCost(world, pay);
  const seed = currentSeed(world) ?? (await makeSeed(world, 'mock-client-seed'));
  const play = { seed: seed.seed, clientSeed: seed.clientSeed, nonce: seed.nextNonce };
  seed.nextNonce += 1;
  const { ticket, prize } = await drawPrize(webHashing, prizes, play);
  const { id, name, type, amount } = prize;
  const spin = {
    ...{ spin_id: crypto.randomUUID(), at: nowOf(world), paid: pay, prize: { id, name, type, amount } },
    ...{ version, ticket, commit: seed.commit, client_seed: seed.clientSeed, nonce: play.nonce },
  };
  const made = { memberId, username, token, spin, seed };
  world.wheelSpins.unshift(made);
  if (type === 'cash') member.balance += amount;
  if (type === 'point') give(world, amount, 'wheel');
  return presentSpin(made);
}

async function configOf(world: World) {
  const { version, prizes } = weightsOf(world);
  const seed = currentSeed(world);
  return {
    ...{ version, prizes, setting: { spin_points: SPIN_POINTS }, free_spins: world.wheelFree },
    ...{ free_until: world.wheelFree > 0 ? later(world, 86_400_000) : null, point: pointsOf(world) },
    seed: seed ? presentSeed(seed) : null,
    next_commit: await commitOf(webHashing, await nextSeed(world)),
  };
}

const handlers = [
  mock(contract.config, async ({ world }) => {
    const { prizes, setting, free_spins } = await configOf(world);
    return { prizes, setting, free_spins };
  }),
  mock(contract.configV2, ({ world }) => configOf(world)),
  mock(contract.spin, async ({ world, member, input }) => {
    const version = world.wheelWeights.length;
    const { prize } = await spinOnce(world, member, { token: input.spin_token, version, pay: 'free' });
    return { prize, free_spins: world.wheelFree };
  }),
  mock(contract.spinV2, async ({ world, member, input: { spin_token: token, version, pay } }) => {
    const spin = await spinOnce(world, member, { token, version, pay });
    return { spin, free_spins: world.wheelFree, point: pointsOf(world) };
  }),
  mock(contract.reward, ({ world, member, input: { spin_token: token, before_seq: before } }) => {
    const own = world.wheelSpins.filter(({ memberId }) => memberId === member.memberId);
    const from = before === undefined ? 0 : own.length - Number(before) + 1;
    const all = token === undefined ? own.slice(from) : own.filter((one) => one.token === token);
    const spins = all.slice(0, PAGE).map(presentSpin);
    const versions = [...new Set(spins.map(({ version }) => version))];
    return {
      spins,
      weights: versions.map((version) => weightsOf(world, version)),
      before: all.length > PAGE ? String(own.length - from - PAGE + 1) : null,
    };
  }),
  mock(contract.board, ({ world }) => {
    const until = later(world, -BOARD_AFTER_MS);
    const won = world.wheelSpins.filter(({ spin }) => spin.prize.type !== 'none' && spin.at <= until);
    return won.slice(0, PAGE).map(({ username, spin: { spin_id: id, prize, at } }) => ({
      ...{ id, member: maskMobileEnd(username), prize, at },
    }));
  }),
  mock(contract.seed, async ({ world, input }) => {
    const before = currentSeed(world);
    if (before) before.isShown = true;
    const seed = await makeSeed(world, input.client_seed);
    return {
      shown: before ? { ...presentSeed(before), seed: before.seed } : null,
      seed: presentSeed(seed),
    };
  }),
];

const first = (): WheelPrize[] =>
  firstPrizes.map((prize) => ({
    ...prize,
    amount: prize.type === 'cash' ? prize.amount / 100 : prize.amount,
  }));

export const wheel = mockArea({
  state: (): WheelState => ({ wheelWeights: [first()], wheelFree: 0, wheelSeeds: [], wheelSpins: [] }),
  handlers,
  change: {
    shape: {
      wheelFree: z.int().optional(),
      /** Other weights, in force from now on. */
      wheelPrizes: z.array(WheelPrize).optional(),
    },
    apply: (world: World, { wheelFree, wheelPrizes }) => {
      if (wheelFree !== undefined) world.wheelFree = wheelFree;
      if (wheelPrizes) world.wheelWeights.push(wheelPrizes);
    },
  },
});
