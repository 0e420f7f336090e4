import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { ProtectionPage } from './protection-page.tsx';

test('a visitor reads where help is, who may not play, what the risks are, and every tool that there is', () => {
  renderView(<ProtectionPage own={undefined} isOffered={false} />);
  expect(screen.getByRole('link', { name: 'โทร 1323' })).toHaveProperty('href', 'tel:1323');
  expect(screen.getByText('ไม่รับผู้มีอายุต่ำกว่า 20 ปี')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'รู้ทันความเสี่ยง' }).querySelectorAll('li')).toHaveLength(4);
  const tools = [...screen.getByRole('region', { name: 'เครื่องมือที่ช่วยได้' }).querySelectorAll('dt')];
  expect(tools.map(({ textContent }) => textContent)).toEqual([
    'วงเงินฝาก ยอดแทง ยอดเสีย',
    'เวลาเล่น',
    'พักการเล่น',
    'ระงับการเล่น',
    'เตือนเวลาเล่น',
    'ปิดบัญชี',
  ]);
});
