import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { runOps } from '#backend/testing/ops.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
beforeEach(() => world.clock.set(EVENING));
afterAll(() => closeAudited(world));

const ops = (verb: string, options: Readonly<Record<string, string>>, yes = true) =>
  runOps(world.services, { command: `content ${verb}`, options, who: 'nok', why: 'a test', yes });
const banner = { kind: 'banner', title: 'สงกรานต์', image: '/art/banner-lottery.svg' };
const news = {
  kind: 'notification',
  title: 'หยุดสงกรานต์',
  image: '/art/notification-1.svg',
  text: 'งดโอนเงินวันที่ 13',
};
const banners = async () =>
  ((await world.call('GET /api/banner', {})).body.data ?? []).map(({ title }) => title);
const important = async () => (await world.call('GET /api/notifications', { type: '1' })).body.data ?? [];

test('a banner is shown from its day to the end of its last one, and nothing on a dry run', async () => {
  const days = { from: '2025-06-16', until: '2025-06-17' };
  expect((await ops('add', { ...banner, ...days }, false)).lines.at(-1)).toContain('Dry run');
  expect((await ops('add', { ...banner, ...days })).lines[0]).toMatch(/^banner 5 {2}planned {2}สงกรานต์/);
  expect(await banners()).not.toContain('สงกรานต์');
  world.clock.set('2025-06-16T00:00:00+07:00');
  expect((await banners()).at(-1)).toBe('สงกรานต์');
  world.clock.set('2025-06-17T23:59:00+07:00');
  expect(await banners()).toContain('สงกรานต์');
  world.clock.set('2025-06-18T00:00:00+07:00');
  expect(await banners()).not.toContain('สงกรานต์');
});

test('an announcement is important or among the news, and is taken from the site once', async () => {
  expect((await ops('add', { ...news, show: 'important' })).lines[0]).toContain('important');
  const id = (await important()).find(({ title }) => title === news.title)?.id;
  expect(id).toBeDefined();
  const one = { kind: 'notification', id: String(id) };
  expect((await ops('list', {})).lines.join('\n')).toContain(`notification ${id}  shown  important`);
  expect(await ops('end', one)).toMatchObject({ code: 0 });
  expect((await important()).map((one) => one.id)).not.toContain(id);
  expect((await ops('end', one)).lines).toEqual([`notification ${id} is over already`]);
  expect((await ops('list', {})).lines.join('\n')).toContain(`notification ${id}  over  important`);
});

test('a time is taken as commands print it', async () => {
  const { lines } = await ops('add', { ...news, from: '2025-06-16 18:00 +07:00', until: '2025-06-17T09:30' });
  expect(lines[0]).toContain('from 2025-06-16 18:00 +07:00  until 2025-06-17 09:30 +07:00');
});

test('an event leads to its poll', async () => {
  const event = { kind: 'event', title: 'โหวตทีม', image: '/art/event-1.svg', link: '/poll/12' };
  expect(await ops('add', event)).toMatchObject({ code: 0 });
  expect((await world.call('GET /api/event/list', {})).body.data?.at(-1)).toMatchObject({
    title: 'โหวตทีม',
    poll_id: 12,
  });
});

test.each([
  [{ ...banner, kind: 'advert' }, '--kind is banner, notification, event'],
  [{ ...banner, title: '\u200b' }, '--title is one line'],
  [{ ...banner, title: 'ก'.repeat(81) }, '--title is one line'],
  [{ ...banner, image: 'https://elsewhere.example/a.png' }, '--image is an address of this site'],
  [{ ...banner, image: '//elsewhere.example/a.png' }, '--image is an address of this site'],
  [{ ...banner, link: 'javascript:alert(1)' }, '--link is an address of this site'],
  [{ ...banner, text: 'ก' }, '--text is nothing that a banner has'],
  [{ ...news, link: '/poll/1' }, '--link is nothing that a notification has'],
  [{ ...news, show: 'loud' }, '--show is important or news'],
  [{ ...banner, kind: 'event', link: '/promotions' }, '--link of an event is its poll'],
  [{ ...banner, until: '2025-06-14' }, '--until is before it begins'],
  [{ ...banner, from: '2568-06-16' }, '--from'],
  [{ ...banner, from: '2035-06-16' }, '--from is more than a year away'],
  [{ ...banner, until: '16/06/2025' }, '--until is a day as 2025-06-16'],
])('what cannot be shown is refused with the reason: %j', async (options, why) => {
  const { code, lines } = await ops('add', options);
  expect({ code, first: lines[0] }).toEqual({ code: 1, first: expect.stringContaining(why) });
});

test('what is not there cannot be taken away', async () => {
  expect((await ops('end', { kind: 'banner', id: '99' })).lines).toEqual([
    'There is no banner 99; content list shows them',
  ]);
});
