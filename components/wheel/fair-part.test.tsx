import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FairPart } from '#components/wheel/fair-part.tsx';
import type { OwnSpins, WheelSpin } from '#lib/api/wheel/queries.ts';
import { commitOf } from '#rules/draw/commit.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { firstPrizes } from '#rules/wheel/prize.ts';
import { FakeApi } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';

const seed = 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06';
const commit = await commitOf(plainHashing, seed);
const current = { commit, client_seed: 'mine', next_nonce: 2 };
/** The worked example: ticket 57429, no prize. */
const spin: WheelSpin = {
  ...{ spin_id: '00000000-0000-7000-8000-000000000001', at: '2025-06-15T12:00:00.000Z', paid: 'free' },
  prize: { id: 'none', name: 'ขอบคุณ', type: 'none', amount: 0 },
  ...{ version: 1, ticket: 57_429, commit, client_seed: 'member-42', nonce: 1, seed },
};
const own = (...spins: WheelSpin[]): OwnSpins => ({
  spins,
  weights: [{ version: 1, prizes: [...firstPrizes] }],
  before: null,
});
const verify = () => fireEvent.click(screen.getByRole('button', { name: 'ตรวจสอบการหมุนที่แสดงอยู่' }));

test('shown spins are drawn again in the browser; those whose seed is not shown cannot be', async () => {
  renderView(<FairPart seed={current} nextCommit={commit} own={own(spin, { ...spin, seed: null })} />);
  verify();
  await screen.findByText('ตรวจสอบแล้ว 1 ครั้ง ผลตรงกับรหัสลับทุกครั้ง');
  expect(screen.getByText('1 ครั้งยังตรวจสอบไม่ได้ เพราะรหัสลับยังไม่เปิดเผย')).toBeTruthy();
});

test.each([
  { ticket: 57_430 },
  { nonce: 2 },
  { client_seed: 'other' },
  { prize: { ...spin.prize, id: 'baht-5' } },
  { version: 2 },
])('a spin that was told otherwise is named: %o', async (change) => {
  renderView(<FairPart seed={current} nextCommit={commit} own={own({ ...spin, ...change })} />);
  verify();
  expect((await screen.findByRole('alert')).textContent).toContain(spin.spin_id);
});

test('a word of the own is sent as it is, and what is none is said at its field', async () => {
  const shown = { ...current, seed };
  const api = new FakeApi({ 'POST /api/wheel/seed': { shown, seed: { ...current, next_nonce: 0 } } });
  renderView(<FairPart seed={current} nextCommit={commit} own={own()} />);
  const field = screen.getByLabelText('คำใหม่ของคุณ');
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'เปิดเผยรหัสลับและเริ่มรหัสใหม่' }));
  fireEvent.change(field, { target: { value: 'คำไทย' } });
  send();
  await screen.findByText(/ใช้ได้เฉพาะตัวอักษรอังกฤษ/);
  expect(api.requests).toEqual([]);
  fireEvent.change(field, { target: { value: 'my-word' } });
  send();
  await screen.findByText(seed);
  expect(screen.queryByText(/ไม่ตรงกับรหัสตรวจสอบที่แสดงไว้ก่อน/)).toBeNull();
  expect(api.requests[0]?.input).toEqual({ client_seed: 'my-word' });
  verify();
  await screen.findByText('ยังไม่มีการหมุนให้ตรวจสอบ');
});

test.each([
  ['my-word ', 'my-word'],
  ['\u2066my\u200b-word\u2069', 'my-word'],
  ['my–word', 'my-word'],
  ['word๙๙', 'word99'],
])('a word is sent by Enter without what a keyboard put in: %j', async (typed, sent) => {
  const api = new FakeApi({ 'POST /api/wheel/seed': { shown: null, seed: { ...current, next_nonce: 0 } } });
  renderView(<FairPart seed={current} nextCommit={commit} own={own()} />);
  await userEvent.type(screen.getByLabelText('คำใหม่ของคุณ'), `${typed}{Enter}`);
  await waitFor(() => expect(api.requests[0]?.input).toEqual({ client_seed: sent }));
});

test('the field of a word that is none has the focus', async () => {
  renderView(<FairPart seed={current} nextCommit={commit} own={own()} />);
  const field = screen.getByLabelText('คำใหม่ของคุณ');
  await userEvent.type(field, 'สอง คำ');
  await userEvent.click(screen.getByRole('button', { name: 'เปิดเผยรหัสลับและเริ่มรหัสใหม่' }));
  await screen.findByText(/ใช้ได้เฉพาะตัวอักษรอังกฤษ/);
  expect(document.activeElement).toBe(field);
});

test('another seed than the one that was committed to is said', async () => {
  const other = { ...current, commit: seed, next_nonce: 0 };
  new FakeApi({ 'POST /api/wheel/seed': { shown: { ...current, seed }, seed: other } });
  renderView(<FairPart seed={current} nextCommit={commit} own={own()} />);
  fireEvent.change(screen.getByLabelText('คำใหม่ของคุณ'), { target: { value: 'my-word' } });
  fireEvent.click(screen.getByRole('button', { name: 'เปิดเผยรหัสลับและเริ่มรหัสใหม่' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่ตรงกับรหัสตรวจสอบที่แสดงไว้ก่อน');
});

test('a word that is typed while another is on its way stays', async () => {
  let tell = () => {};
  const seedCall = 'POST /api/wheel/seed';
  new FakeApi({
    [seedCall]: () =>
      new Promise((done) => {
        tell = () => done({ shown: { ...current, seed }, seed: { ...current, next_nonce: 0 } });
      }),
  });
  renderView(<FairPart seed={current} nextCommit={commit} own={own()} />);
  const field = screen.getByLabelText<HTMLInputElement>('คำใหม่ของคุณ');
  fireEvent.change(field, { target: { value: 'my-word' } });
  fireEvent.click(screen.getByRole('button', { name: 'เปิดเผยรหัสลับและเริ่มรหัสใหม่' }));
  await waitFor(() => tell());
  fireEvent.change(field, { target: { value: 'another' } });
  tell();
  await screen.findByText(seed);
  expect(field.value).toBe('another');
});
