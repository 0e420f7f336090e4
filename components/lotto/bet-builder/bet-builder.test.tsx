import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isOccupied } from '#components/layout/notices/is-occupied.ts';
import {
  BetBuilderWorld,
  button,
  draft,
  framed,
  keys,
  paste,
  total,
  VALIDATE,
} from '#tests/bet-builder-world.tsx';

let world: BetBuilderWorld;
beforeEach(() => {
  world = new BetBuilderWorld();
});

test('adds a number with its last digit, in every chosen type, at the chosen price', async () => {
  world.open();
  await keys().click(button(/^tod_3/));
  await keys().click(button('ราคา 10 บาท'));
  for (const digit of '863') await keys().click(button(digit));
  await framed();
  expect(draft().getByLabelText('ราคา 3 ตัวบน 863')).toHaveProperty('value', '10');
  expect(draft().getByLabelText('ราคา 3 ตัวโต๊ด 863')).toHaveProperty('value', '10');
  expect(screen.getByLabelText('เลขที่จะแทง')).toHaveProperty('value', '');
  expect(total()).toBe('2 รายการ฿ 20.00');
});

const number = () => screen.getByLabelText('เลขที่จะแทง');
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('without a price nothing is added: it is asked for at its field, and the number comes with it', async () => {
  world.open();
  await keys().click(button(/^tod_3/));
  for (const digit of '863') await keys().click(button(digit));
  await framed();
  expect(draft().queryAllByRole('textbox')).toHaveLength(0);
  expect(number()).toHaveProperty('value', '863');
  expect(document.activeElement).toBe(screen.getByLabelText('ราคาต่อเลข'));
  expect(spoken()).toContain('ใส่ราคาก่อน แล้วระบบเพิ่มให้ 1 เลข');
  // What is keyed behind it neither takes its place nor is taken for the next one.
  await keys().click(button('4'));
  expect(number()).toHaveProperty('value', '863');
  await keys().keyboard('15');
  expect(draft().queryAllByRole('textbox')).toHaveLength(0);
  await keys().keyboard('{Enter}');
  expect(draft().getByLabelText('ราคา 3 ตัวบน 863')).toHaveProperty('value', '15');
  expect(draft().getByLabelText('ราคา 3 ตัวโต๊ด 863')).toHaveProperty('value', '15');
  expect(number()).toHaveProperty('value', '');
});

test('a price in one tap, or the next digit after one that was typed, adds the number that waited', async () => {
  world.open();
  for (const digit of '863') await keys().click(button(digit));
  await framed();
  await keys().click(button('ราคา 20 บาท'));
  expect(draft().getByLabelText('ราคา 3 ตัวบน 863')).toHaveProperty('value', '20');
  await keys().clear(screen.getByLabelText('ราคาต่อเลข'));
  for (const digit of '124') await keys().click(button(digit));
  await framed();
  await keys().keyboard('30');
  await keys().click(button('5'));
  await framed();
  expect(draft().getByLabelText('ราคา 3 ตัวบน 124')).toHaveProperty('value', '30');
  expect(draft().getAllByRole('textbox')).toHaveLength(2);
  expect(number()).toHaveProperty('value', '5');
});

test('a number that is taken back while it waits is not added with the price', async () => {
  world.open();
  for (const digit of '863') await keys().click(button(digit));
  await framed();
  await keys().click(button('ลบทีละตัว'));
  await keys().click(button('ราคา 20 บาท'));
  expect(draft().queryAllByRole('textbox')).toHaveLength(0);
  expect(number()).toHaveProperty('value', '86');
});

test('the keypad says the digits so far, then the number that was added with type and price', async () => {
  world.open();
  await keys().click(button('ราคา 10 บาท'));
  await keys().click(button('8'));
  await keys().click(button('6'));
  expect(spoken()).toContain('8 6');
  await keys().click(button('3'));
  await framed();
  expect(spoken()).toContain('เพิ่ม 8 6 3 top_3 10 บาท');
  await keys().click(button('1'));
  expect(spoken()).toContain('1');
});

test('whoever is at the bet builder is not interrupted, whatever is on it', async () => {
  expect(isOccupied()).toBe(false);
  world.open();
  expect(isOccupied()).toBe(true);
  await keys().click(button('ราคา 10 บาท'));
  for (const digit of '863') await keys().click(button(digit));
  await framed();
  expect(isOccupied()).toBe(true);
  await keys().click(button(/^ลบ 3 ตัวบน 863/));
  expect(isOccupied()).toBe(true);
});

test('digits that come faster than frames lose nothing', async () => {
  world.open();
  await keys().click(button('ราคา 10 บาท'));
  for (const digit of '8631245') fireEvent.click(button(digit));
  await framed();
  expect(draft().getByLabelText('ราคา 3 ตัวบน 863')).toBeDefined();
  expect(draft().getByLabelText('ราคา 3 ตัวบน 124')).toBeDefined();
  expect(screen.getByLabelText('เลขที่จะแทง')).toHaveProperty('value', '5');
});

test('a page that is put away right after the last digit keeps the number', async () => {
  world.open();
  await keys().click(button('ราคา 10 บาท'));
  for (const digit of '863') fireEvent.click(button(digit));
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  look();
  expect(sessionStorage.getItem('session_data')).toContain('"number":"863"');
  // All tests share the window, and who waits for somebody to look.
  hidden.mockRestore();
  look();
  expect(draft().getByLabelText('ราคา 3 ตัวบน 863')).toBeDefined();
  expect(screen.getByLabelText('เลขที่จะแทง')).toHaveProperty('value', '');
});

test('takes digits and erasing from a real keyboard, Thai digits too, but not those typed into a field', async () => {
  world.open();
  await keys().click(button('ราคา 10 บาท'));
  await keys().keyboard('8๖5{Backspace}');
  expect(screen.getByLabelText('เลขที่จะแทง')).toHaveProperty('value', '');
  expect(draft().getByLabelText('ราคา 3 ตัวบน 865')).toBeDefined();
  await keys().type(screen.getByLabelText('ราคาต่อเลข'), '123');
  expect(draft().getAllByRole('textbox')).toHaveLength(1);
});

test('a helper adds its numbers to both types, and one step undoes them', async () => {
  world.open();
  await keys().click(button('ราคา 10 บาท'));
  await keys().click(screen.getByRole('radio', { name: '2 ตัว' }));
  await keys().click(button(/^bottom_2/));
  await keys().click(button('19 ประตู'));
  await keys().click(button('5'));
  await framed();
  expect(screen.getByText('หนึ่งโพยได้ไม่เกิน 20 รายการ')).toBeDefined();
  await keys().click(button(/^bottom_2/));
  await keys().click(button('ล้าง'));
  await keys().click(button('5'));
  await framed();
  expect(draft().getAllByRole('textbox')).toHaveLength(19);
  await keys().click(button('เลิกทำ'));
  expect(draft().queryAllByRole('textbox')).toHaveLength(0);
});

test('the same bet again adds up; one price can be put on all; lines can be removed and cleared', async () => {
  world.open();
  await paste('12=100x50\n12=50');
  expect(draft().getByLabelText('ราคา 2 ตัวบน 12')).toHaveProperty('value', '150');
  await keys().click(screen.getByRole('radio', { name: 'แทงเร็ว' }));
  await keys().click(button('ราคา 20 บาท'));
  await keys().click(button('ใช้ราคานี้ทุกรายการ'));
  expect(total()).toBe('2 รายการ฿ 40.00');
  await keys().click(button('ลบ 2 ตัวล่าง 12'));
  expect(total()).toBe('1 รายการ฿ 20.00');
  await keys().click(button('ล้างโพย'));
  expect(total()).toBe('0 รายการ฿ 0.00');
  expect(button('ส่งโพย')).toHaveProperty('disabled', true);
});

test('every line of the draft shows the rate it pays', async () => {
  world.rates = { top_2: 92, bottom_2: 88 };
  world.open();
  await paste('12=10x5');
  expect(draft().getByText('บาทละ 92')).toBeDefined();
  expect(draft().getByText('บาทละ 88')).toBeDefined();
});

test('blocked and half-pay numbers are marked before anything is sent', async () => {
  world.controls = [
    { type: 'top_2', number: '99', control: 'blocked', rate: null },
    { type: 'top_2', number: '25', control: 'half_pay', rate: 45 },
  ];
  world.open();
  await paste('99=10\n25=10');
  expect(draft().getByText('เลขอั้น')).toBeDefined();
  expect(draft().getByText('จ่ายครึ่ง')).toBeDefined();
  expect(draft().getByText('450.00')).toBeDefined();
  expect(draft().getByText('บาทละ 45')).toBeDefined();
  expect(screen.getByText('เพิ่ม 2 รายการ · เลขอั้น 1 เลขไม่ได้เพิ่ม')).toBeDefined();
});

test('a line without a price is shown and not sent', async () => {
  world.open();
  await paste('863=5');
  await keys().clear(draft().getByLabelText('ราคา 3 ตัวบน 863'));
  await keys().click(button('ส่งโพย'));
  expect(screen.getByText('ยังไม่ได้ใส่ราคา 1 รายการ')).toBeDefined();
  expect(document.activeElement).toBe(draft().getByLabelText('ราคา 3 ตัวบน 863'));
  expect(world.api.sent(VALIDATE)).toHaveLength(0);
});

test('what cannot be read of a slip stays with its place, the rest is added', async () => {
  world.open();
  await paste('12=100\n1a=5\n34=');
  expect(screen.getByText('บรรทัด 1 ตัวที่ 2')).toBeDefined();
  expect(screen.getByLabelText('ข้อความโพย')).toHaveProperty('value', '1a=5\n34=');
  expect(total()).toBe('1 รายการ฿ 100.00');
});

test('draft and half-typed text survive a reload', async () => {
  const { unmount } = world.open();
  await paste('12=7.50\n1a=');
  unmount();
  world.open();
  await waitFor(() => expect(draft().getByLabelText('ราคา 2 ตัวบน 12')).toHaveProperty('value', '7.50'));
  expect(screen.getByLabelText('ข้อความโพย')).toHaveProperty('value', '1a=');
});

test('a closed type cannot be chosen', async () => {
  world.open();
  await keys().click(screen.getByRole('radio', { name: '4 ตัว' }));
  expect(button(/^top_4/)).toHaveProperty('disabled', true);
  expect(button(/^tod_4/).getAttribute('aria-pressed')).toBe('true');
});

test('a visitor may put a bill together and is asked to log in', async () => {
  world.open({ memberId: null });
  await paste('12=10');
  expect(total()).toBe('1 รายการ฿ 10.00');
  expect(screen.queryByRole('button', { name: 'ส่งโพย' })).toBeNull();
  const [link] = screen.getAllByRole('link', { name: 'เข้าสู่ระบบเพื่อแทง' });
  expect(link?.getAttribute('href')).toBe('/login?next=%2Flotto%2Fglo-2025-06-16');
});

test('after the close nothing can be added or checked', async () => {
  world.open({ closesInMs: -1_000 });
  expect(screen.getByText('ปิดรับแทงแล้ว', { selector: 'strong' })).toBeDefined();
  await keys().keyboard('863');
  await framed();
  expect(draft().queryAllByRole('textbox')).toHaveLength(0);
  expect(button('5').matches(':disabled')).toBe(true);
});
