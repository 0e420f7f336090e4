import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ProofSection } from '#components/lotto/proof/proof-section.tsx';
import type { OwnShot } from '#components/lotto/yeekee/shoot/use-shoot.ts';
import { roomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { linksOf } from '#rules/lotto/yeekee/chain.ts';
import { renderView } from '#tests/render-view.tsx';
import { YeekeeWorld } from '#tests/yeekee-world.tsx';

let world: YeekeeWorld;
let links: string[];
beforeEach(async () => {
  world = new YeekeeWorld();
  await world.end();
  links = await linksOf(webHashing, world.room.proof?.shots.map(({ number }) => number) ?? []);
});

const open = (receipts: readonly OwnShot[] = []) =>
  renderView(<ProofSection room={roomFacts(world.room)} receipts={receipts} />);
const verify = () => userEvent.click(screen.getByRole('button', { name: 'ตรวจในเครื่องนี้' }));
const check = async (receipt: string) => {
  const field = screen.getByLabelText('ตรวจใบรับของฉัน');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(receipt);
  await userEvent.click(screen.getByRole('button', { name: 'ตรวจใบรับ' }));
};

test('a true proof holds in every step, own receipts among them', async () => {
  open([{ position: 5, receipt: links[4] ?? '', number: '12510' }]);
  await verify();
  expect(await screen.findByText('ตรวจผ่านทุกข้อ ผลถูกต้อง')).toBeDefined();
  expect(screen.getAllByText('ผ่าน')).toHaveLength(11);
});

test('a shot that was changed is found, with what it should have been', async () => {
  const { proof } = world.room;
  if (!proof) throw new Error('The round has a proof');
  const shots = proof.shots.map((shot) => (shot.position === 3 ? { ...shot, number: '99999' } : shot));
  world.room = { ...world.room, proof: { ...proof, shots } };
  open([{ position: 5, receipt: links[4] ?? '', number: '12510' }]);
  await verify();
  expect(await screen.findByText('หลักฐานไม่ตรงกัน')).toBeDefined();
  expect(screen.getByText('เว็บแสดง 893320 แต่คำนวณได้ 979883')).toBeDefined();
  expect(screen.getAllByText('ไม่ผ่าน').length).toBeGreaterThanOrEqual(5);
});

test('a receipt is found with its number, another is not, and what is none is said to be none', async () => {
  open();
  await check(` ${links[4]?.toUpperCase()}\n`);
  expect(await screen.findByText('นับแล้ว: ลำดับที่ 5 เลข 12510 คนยิง xxx-xxx-4001')).toBeDefined();
  await check('abc');
  expect(screen.queryByText(/นับแล้ว/)).toBeNull();
  await check(`\u2066${links[4]?.slice(0, 32)}\u200b${links[4]?.slice(32)}\u2069`);
  expect(await screen.findByText('นับแล้ว: ลำดับที่ 5 เลข 12510 คนยิง xxx-xxx-4001')).toBeDefined();
  await check('a'.repeat(64));
  expect(await screen.findByText(/ไม่พบใบรับนี้/)).toBeDefined();
  await check('abc');
  expect(await screen.findByText(/ใบรับมี 64 ตัว/)).toBeDefined();
});

test('before shooting is over there is the commitment alone', () => {
  world = new YeekeeWorld();
  open();
  expect(screen.getByText(world.room.commit)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ตรวจในเครื่องนี้' })).toBeNull();
  expect(screen.getByText(/จะเปิดเผยที่นี่เมื่อหมดเวลายิง/)).toBeDefined();
});
