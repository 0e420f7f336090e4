import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { NumberSheet } from './number-sheet.tsx';

const keys = () => userEvent.setup({ delay: null });
const lines = ['12', '34', '34', '567'].map((number) => ({ type: 'top_2', number, amount: '' }));

function open(memberId: string | null) {
  const [onAdd, onMode, onClose] = [vi.fn((_: readonly string[]) => true), vi.fn(), vi.fn()];
  const sheet = { digits: 2, types: ['top_2', 'bottom_2'], prices: ['10', '5'], lines, memberId };
  return {
    ...renderView(<NumberSheet open {...sheet} {...{ onAdd, onMode, onClose }} />),
    onAdd,
    onMode,
    onClose,
  };
}

test('adds ready sets and numbers by chance with one tap, and says where and for how much', async () => {
  const { onAdd, onClose } = open('m1');
  expect(screen.getByText('เพิ่มใน 2 ตัวบน + 2 ตัวล่าง เลขละ 10 / 5 บาท')).toBeDefined();
  await keys().click(screen.getByLabelText('เพิ่มเลขชุด เบิ้ล 10 เลข'));
  expect(onAdd).toHaveBeenCalledWith(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']);
  expect(onClose).toHaveBeenCalledTimes(1);
  await keys().click(screen.getByText('สุ่ม 5 เลข'));
  const [drawn] = onAdd.mock.lastCall ?? [];
  expect(new Set(drawn).size).toBe(5);
});

test('a helper that needs digits is handed to the keypad', async () => {
  const { onMode, onClose } = open('m1');
  await keys().click(screen.getByText('ทุกคู่ที่มีเลขนั้น 19 เลข'));
  expect(onMode).toHaveBeenCalledWith('19ประตู');
  expect(onClose).toHaveBeenCalled();
});

const sheet = { digits: 2, types: ['top_2'], prices: ['10'], lines, memberId: 'm1' };
const act = { onAdd: () => true, onMode: () => {}, onClose: () => {} };

function BetBuilder() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" data-testid="open" onClick={() => setOpen(!open)} />
      <NumberSheet open={open} {...sheet} {...act} />
    </>
  );
}

test('a name that was begun is there when the sheet is opened again', async () => {
  renderView(<BetBuilder />);
  await keys().type(screen.getByLabelText('ชื่อเลขชุด'), 'เลขบ้า');
  await keys().click(screen.getByTestId('open'));
  await waitFor(() => expect(screen.queryByLabelText('ชื่อเลขชุด')).toBeNull());
  await keys().click(screen.getByTestId('open'));
  expect(screen.getByLabelText('ชื่อเลขชุด')).toHaveProperty('value', 'เลขบ้า');
});

test('numbers of the draft are kept under a name, for their member alone, and go again', async () => {
  const first = open('m1');
  await keys().type(screen.getByLabelText('ชื่อเลขชุด'), 'เลขบ้าน{Enter}');
  expect(screen.getByText('เก็บเลขชุด เลขบ้าน แล้ว')).toBeDefined();
  first.unmount();
  const other = open('m2');
  expect(screen.queryByText('เลขบ้าน')).toBeNull();
  other.unmount();
  const visitor = open(null);
  expect(screen.getByText('เข้าสู่ระบบเพื่อเก็บเลขชุดไว้ใช้ครั้งหน้า')).toBeDefined();
  visitor.unmount();
  const { onAdd } = open('m1');
  await keys().click(screen.getByLabelText('เพิ่มเลขชุด เลขบ้าน 2 เลข'));
  expect(onAdd).toHaveBeenCalledWith(['12', '34']);
  await keys().click(screen.getByLabelText('ลบเลขชุด เลขบ้าน'));
  expect(screen.queryByText('เลขบ้าน')).toBeNull();
});
