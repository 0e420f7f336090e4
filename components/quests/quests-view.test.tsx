import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Quest, QuestList } from '#lib/api/quests/queries.ts';
import { FakeApi, lost } from '#tests/fake-api.ts';
import { pressTwice } from '#tests/press-twice.ts';
import { renderView } from '#tests/render-view.tsx';
import { QuestsView } from './quests-view.tsx';

const REDEEM = 'POST /api/quest/redeem';
const CHECK_IN = 'POST /api/quest/check_in';
const LIST = 'GET /api/quest/list';
const HISTORY = 'GET /api/member/points/history';
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
const AGAIN = /ยังไม่ทราบผล กดอีกครั้งได้เลย/;

const quest: Quest = {
  ...{ quest_id: 'stake-day', title: 'เล่นครบ 200 บาทวันนี้', kind: 'day', period: '2025-06-15', state: 'done' },
  ...{ from: '2025-06-14T17:00:00.000Z', until: '2025-06-15T17:00:00.000Z' },
  conditions: [{ fact: 'stake', area: null, least: 200, done: 250 }],
  prize: { kind: 'point', amount: 10, days: 90 },
};
const list: QuestList = {
  ...{ point: 0, ending: null, quests: [quest] },
  check_in: { day: '2025-06-15', number: 0, is_done: false, points: 5, staked: 1_000, needed: 1_000 },
};
const history = { rows: [], before: null };
const render = () => renderView(<QuestsView list={list} history={history} before={undefined} />, user);
const take = () => keys.click(screen.getByRole('button', { name: 'รับรางวัล' }));
const checkIn = () => keys.click(screen.getByRole('button', { name: 'เช็กอินรับ 5 แต้ม' }));

test('a prize whose answer was lost is looked up: it is said to be taken, and no failure beside it', async () => {
  const api = new FakeApi({
    ...{ [REDEEM]: lost, [HISTORY]: history },
    [LIST]: { ...list, point: 10, quests: [{ ...quest, state: 'redeemed' }] },
  });
  render();
  await take();
  await screen.findByText('รับรางวัลแล้ว');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(api.sent(REDEEM)).toEqual([{ quest_id: 'stake-day', period: '2025-06-15' }]);
});

test('a check-in whose answer was lost is looked up: it is said to be done, and no failure beside it', async () => {
  new FakeApi({
    ...{ [CHECK_IN]: lost, [HISTORY]: history },
    [LIST]: { ...list, point: 5, check_in: { ...list.check_in, number: 1, is_done: true } },
  });
  render();
  await checkIn();
  await screen.findByText('เช็กอินวันนี้แล้ว ได้ 5 แต้ม');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('while nobody knows, prize and check-in can be asked for again and are not given twice', async () => {
  new FakeApi({ [REDEEM]: lost, [CHECK_IN]: lost, [LIST]: lost, [HISTORY]: lost });
  render();
  await take();
  expect((await screen.findByRole('alert')).textContent).toMatch(AGAIN);
  await checkIn();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(screen.getAllByRole('alert').every((one) => AGAIN.test(one.textContent))).toBe(true);
});

test('two presses at once ask once', async () => {
  const api = new FakeApi({
    [REDEEM]: { point: 10, prize: quest.prize },
    ...{ [CHECK_IN]: { day: '2025-06-15', number: 1, points: 5, point: 5 }, [LIST]: lost, [HISTORY]: lost },
  });
  render();
  for (const name of ['รับรางวัล', 'เช็กอินรับ 5 แต้ม']) pressTwice(screen.getByRole('button', { name }));
  await waitFor(() => expect(api.sent(CHECK_IN)).not.toEqual([]));
  expect(api.sent(REDEEM)).toHaveLength(1);
  expect(api.sent(CHECK_IN)).toHaveLength(1);
});

test('a prize that waits says before when it is taken, a quest that runs until when it is open', () => {
  const { unmount } = render();
  screen.getByText('รับรางวัลได้ก่อน 16 มิ.ย. 68 00:00 น.');
  unmount();
  const quests: Quest[] = [{ ...quest, state: 'running' }];
  renderView(<QuestsView list={{ ...list, quests }} history={history} before={undefined} />, user);
  screen.getByText('ถึง 16 มิ.ย. 68 00:00 น.');
});

test('points lead to where they are used, and none lead nowhere', () => {
  const { unmount } = render();
  expect(screen.queryByRole('link', { name: 'ใช้แต้มที่ร้านค้าแต้ม' })).toBeNull();
  unmount();
  renderView(<QuestsView list={{ ...list, point: 50 }} history={history} before={undefined} />, user);
  expect(screen.getByRole('link', { name: 'ใช้แต้มที่ร้านค้าแต้ม' }).getAttribute('href')).toBe('/redeem');
});

test('each prize is taken by a button that says of which quest', () => {
  const other = { ...quest, quest_id: 'invite', title: 'ชวนเพื่อน' };
  new FakeApi({});
  const quests = { ...list, quests: [quest, other] };
  renderView(<QuestsView list={quests} history={history} before={undefined} />, user);
  for (const { title } of quests.quests)
    expect(screen.getByRole('button', { name: 'รับรางวัล', description: title })).toBeTruthy();
});
