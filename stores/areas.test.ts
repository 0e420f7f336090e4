import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { expectForgets } from '#tests/forgetting.ts';
import { type AreaName, type Areas, createAreas } from './areas.ts';

const line = { type: 'top_2', number: '63', amount: '10' };
const checked = {
  round_id: 'r',
  lines: [],
  pack: 'full' as const,
  total_face: 0,
  total_stake: 0,
  acceptable: true,
};

/** Leaves something of a member in each area that has no test of its own beside it. */
const use = {
  user: ({ user }) => {
    user.getState().setUser({ memberId: 'm1', firstName: 'ก' });
    user.getState().setNewUsername('0812345678');
  },
  local: ({ local }) => {
    local.getState().setNotificationShownAt(1_000);
    local.getState().changeBetBuilder({ way: 'rows' });
    local.getState().mute(['wins']);
    local.getState().changeNumberSets('m1', () => [{ name: 'ก', numbers: ['12'] }]);
  },
  lobby: ({ lobby }) => lobby.getState().toggleFavouriteKind('lao'),
  session: ({ session }) => {
    session.getState().changeBillDraft({ roundId: 'r', memberId: 'm1' }, { lines: [line] });
    const note = { ref: 'ABCD', mobile: 'xxx-xxx-5678', expiresAt: '', resendAt: '' };
    session.getState().noteSentCode(note);
  },
  lotto: ({ lotto }) => lotto.getState().cacheBill(checked, [line]),
  payment: ({ payment }) => {
    payment.getState().setAmount('500');
    const order = { channel_id: 1, sub_channel_id: 1, amount: 500, idempotency_key: 'key-12345' };
    payment.getState().setIntent(order);
  },
  games: ({ games }) =>
    games.getState().select({
      ...{ gameId: 'g', providerId: 'p', subProviderId: 's', name: 'ก', source: 'lobby', isDemo: false },
    }),
  wheel: ({ wheel }) => {
    wheel.getState().tabPoint();
    wheel.getState().setIntent({ memberId: 'm1', token: 'a-token-1', version: 1, pay: 'free' });
  },
  poll: ({ poll }) =>
    poll.getState().setIntent({ memberId: 'm1', pollId: 1, choiceId: 1, key: 'a-key-of-mine' }),
  shop: ({ shop }) =>
    shop.getState().setIntent({ memberId: 'm1', rewardId: 'cup', version: 1, key: 'a-key-of-mine' }),
  sooth: ({ sooth }) => sooth.getState().setRoom(2),
} satisfies Partial<Record<AreaName, (areas: Areas) => void>>;
type Used = keyof typeof use;
/** What is the device's and not the member's. */
const stays: readonly AreaName[] = ['local', 'lobby'];
const names: Used[] = [
  'user',
  'local',
  'lobby',
  'session',
  'lotto',
  'payment',
  'games',
  'wheel',
  'poll',
  'shop',
  'sooth',
];
/** Areas whose own test says what they keep, and that it is forgotten (tests/forgetting.ts). */
const tested = globSync('stores/*.test.ts')
  .filter((file) => readFileSync(file, 'utf8').includes('expectForgets('))
  .filter((file) => path.basename(file) !== 'areas.test.ts')
  .map((file) => path.basename(file, '.test.ts'));

test('every area is looked at here', () => {
  expect(Object.keys(createAreas(undefined)).toSorted()).toEqual([...names, ...tested].toSorted());
});

test.each(names)('%s forgets its member', (name) => {
  const areas = createAreas(undefined);
  expectForgets(areas[name], () => use[name](areas), stays.includes(name));
});
