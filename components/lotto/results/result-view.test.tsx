import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { outcomeCopy } from '#components/lotto/yeekee/copy.ts';
import type { ResultDetail } from '#lib/api/lotto/queries.ts';
import { resultPaths } from '#lib/lotto/result-paths.ts';
import { ResultView } from './result-view.tsx';

const published = {
  published_at: '2026-11-20T09:45:00.000Z',
  version: 1,
  source: 'ตลาดหลักทรัพย์',
  tiers: [
    { id: 'index', name: 'ดัชนีปิด', prize: 0, numbers: ['1,523.47'] },
    { id: 'change', name: 'เปลี่ยนแปลง', prize: 0, numbers: ['-8.16'] },
  ],
};
const draw: ResultDetail = {
  ...{ round_id: 'set_pm-2026-11-20', kind: 'set_pm', kind_name: 'หุ้นไทย บ่าย', draw_date: '2026-11-20' },
  ...published,
  history: [published],
};

test('shows what was published and, digit by digit, how the figures for bets came out of it', () => {
  render(<ResultView draw={draw} ticket="" />);
  expect(screen.getByText('ดัชนีปิด 1,523.47 · เปลี่ยนแปลง -8.16')).toBeDefined();
  const steps = within(screen.getByRole('region', { name: 'เลขที่ใช้ตัดสินโพย' }));
  const said = steps.getAllByRole('definition').map((step) => ({
    text: step.textContent,
    marked: [...step.querySelectorAll('mark')].map(({ textContent }) => textContent).join(''),
  }));
  expect(said).toEqual([
    { text: '347จาก ดัชนีปิด 1,523.47', marked: '347' },
    { text: '47จาก ดัชนีปิด 1,523.47', marked: '47' },
    { text: '16จาก เปลี่ยนแปลง -8.16', marked: '16' },
  ]);
  // There is no ticket to check, and no prize of one.
  expect(screen.queryByLabelText('เลขสลาก 6 หลัก')).toBeNull();
  expect(screen.queryByText(/รางวัลละ/)).toBeNull();
});

test('has the ticket check and every tier where there are tickets', () => {
  const tiers = [
    { id: 'first', name: 'รางวัลที่ 1', prize: 6_000_000, numbers: ['097863'] },
    { id: 'second', name: 'รางวัลที่ 2', prize: 200_000, numbers: ['111111', '222222'] },
    { id: 'last_two', name: 'รางวัลเลขท้าย 2 ตัว', prize: 2_000, numbers: ['21'] },
  ];
  render(<ResultView draw={{ ...draw, kind: 'glo', tiers }} ticket="097863" />);
  expect(screen.getByText('097863 ถูกรางวัล')).toBeDefined();
  expect(screen.getByText('222222')).toBeDefined();
  expect(screen.getAllByText('รางวัลละ 6,000,000 บาท')).toHaveLength(1);
});

test('shows a number that was drawn twice once, with how often', () => {
  const tiers = [
    { id: 'first', name: 'รางวัลที่ 1', prize: 6_000_000, numbers: ['097863'] },
    { id: 'fifth', name: 'รางวัลที่ 5', prize: 20_000, numbers: ['354809', '111111', '354809'] },
  ];
  render(<ResultView draw={{ ...draw, kind: 'glo', tiers }} ticket="" />);
  const fifth = screen.getByRole('heading', { name: 'รางวัลที่ 5' }).closest('section');
  expect([...(fifth?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    '354809ออก 2 ครั้ง',
    '111111',
  ]);
});

test('says what was corrected, when and by which source', () => {
  const corrected = {
    version: 2,
    published_at: '2026-11-20T11:00:00.000Z',
    source: 'ประกาศแก้ไข',
    tiers: [
      { id: 'index', name: 'ดัชนีปิด', prize: 0, numbers: ['1,523.48'] },
      { id: 'change', name: 'เปลี่ยนแปลง', prize: 0, numbers: ['-8.16'] },
    ],
  };
  render(<ResultView draw={{ ...draw, ...corrected, history: [corrected, published] }} ticket="" />);
  const history = within(screen.getByRole('region', { name: 'ประวัติผล' }));
  expect(history.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'แก้ไขแล้ว ครั้งที่ 120 พ.ย. 69 18:00 น.ที่มา: ประกาศแก้ไขดัชนีปิด จาก 1,523.47 เป็น 1,523.48',
    'ประกาศครั้งแรก20 พ.ย. 69 16:45 น.ที่มา: ตลาดหลักทรัพย์',
  ]);
});

test('a draw of this site says its round, its digits and where it can be computed again', () => {
  const tiers = [{ id: 'number', name: 'เลขที่ออก 5 หลัก', prize: 0, numbers: ['16014'] }];
  const secrets = { commit: 'c'.repeat(64), seed: '5'.repeat(64) };
  const own = { ...draw, ...secrets, kind: 'yeekee', kind_name: 'ยี่กี', round_no: 7, tiers };
  render(<ResultView draw={own} ticket="" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ยี่กี');
  expect(screen.getByText('งวดวันที่ 20 พฤศจิกายน 2569 รอบที่ 7')).toBeDefined();
  const steps = within(screen.getByRole('region', { name: 'เลขที่ใช้ตัดสินโพย' }));
  expect(steps.getAllByRole('definition').map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
    '014',
    '14จ',
    '16จ',
  ]);
  const proof = screen.getByRole('link', { name: outcomeCopy.proof });
  expect(proof.getAttribute('href')).toBe(resultPaths.proof(own.round_id));
});
