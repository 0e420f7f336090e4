import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { typedEarly } from '#tests/typed-early.tsx';
import { TicketChecker } from './ticket-checker.tsx';

const tiers = [
  { id: 'first', name: 'รางวัลที่ 1', prize: 6_000_000, numbers: ['097863'] },
  { id: 'front_three', name: 'รางวัลเลขหน้า 3 ตัว', prize: 4_000, numbers: ['290', '742'] },
  { id: 'last_two', name: 'รางวัลเลขท้าย 2 ตัว', prize: 2_000, numbers: ['21'] },
];
const show = (asked = '') => render(<TicketChecker roundId="glo-2024-12-16" tiers={tiers} asked={asked} />);
const field = () => screen.getByLabelText('เลขสลาก 6 หลัก');

test('answers with the sixth digit, Thai digits too, and sums what one ticket wins', async () => {
  show();
  await userEvent.type(field(), '๒๙๐๐๒๑');
  expect(screen.getByText('290021 ถูกรางวัล')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/^รวม 6,000 บาทต่อใบ/)).toBeDefined();
});

test('says how often a number was drawn that came twice, and sums both prizes', () => {
  const fifth = { id: 'fifth', name: 'รางวัลที่ 5', prize: 20_000, numbers: ['354809', '111111', '354809'] };
  render(<TicketChecker roundId="glo-2019-08-01" tiers={[...tiers, fifth]} asked="354809" />);
  expect(screen.getByRole('listitem').textContent).toBe('รางวัลที่ 5 (ออก 2 ครั้ง)40,000');
  expect(screen.getByText(/^รวม 40,000 บาทต่อใบ/)).toBeDefined();
});

test('says so when a ticket wins nothing', async () => {
  show();
  await userEvent.type(field(), '000000');
  expect(screen.getByText('000000 ไม่ถูกรางวัลในงวดนี้')).toBeDefined();
});

test('asks for six digits only when the member wants an answer', async () => {
  show();
  await userEvent.type(field(), '123');
  expect(screen.queryByText('ใส่เลขให้ครบ 6 หลัก')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'ตรวจ' }));
  expect(screen.getByText('ใส่เลขให้ครบ 6 หลัก')).toBeDefined();
});

test('has the answer in its first HTML when the address asks, and a form that needs no script', () => {
  const { container } = show('097863');
  expect(screen.getByText('097863 ถูกรางวัล')).toBeDefined();
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/lotto/results', 'get']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    round_id: 'glo-2024-12-16',
    number: '097863',
  });
});

test('what was typed before the page came alive is checked', async () => {
  const container = typedEarly(<TicketChecker roundId="glo-2024-12-16" tiers={tiers} asked="" />, '097863');
  expect(container.textContent).toContain('097863 ถูกรางวัล');
  await userEvent.click(screen.getByRole('button', { name: 'ตรวจ' }));
  expect(field()).toHaveProperty('value', '097863');
});
