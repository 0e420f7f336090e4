import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { NoticeButton } from './notice-button.tsx';

const BANKS = 'POST /api/agent/bank_accounts';
const WALLETS = 'POST /api/agent/true_money_accounts';
const bank = {
  bank_code: '014',
  bank_name: 'ไทยพาณิชย์',
  account_no: '1234567890',
  account_name: 'บริษัท ทดสอบ จำกัด',
};

// What comes when it is asked for is there at once: how long it takes is no matter of this test.
beforeAll(() =>
  Promise.all([
    import('#components/payment/dialog/deposit-dialog.tsx'),
    import('#components/payment/dialog/dialog-deposit.tsx'),
  ]),
);

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    [BANKS]: [bank],
    [WALLETS]: [{ account_no: '0600000000', account_name: 'บริษัท ทดสอบ จำกัด' }],
  });
});
async function open() {
  renderView(<NoticeButton contactUrl="https://line.example/contact" className="x" />);
  expect(api.requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'บัญชีรับฝากเงิน' }));
  return screen.findByRole('dialog', { name: 'แจ้งบัญชีรับฝากเงิน' });
}

test('every account of the site, its number in one tap, and whom to ask', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const dialog = await open();
  expect(await screen.findByText('123-4-56789-0')).toBeDefined();
  expect(screen.getByText('060-000-0000')).toBeDefined();
  expect(dialog.textContent).toContain('ไทยพาณิชย์');
  const [first] = screen.getAllByRole('button', { name: 'คัดลอกเลขบัญชี' });
  if (first) await user.click(first);
  await waitFor(() => expect(copied).toHaveBeenCalledWith('1234567890'));
  expect(screen.getByRole('link', { name: 'สอบถามทีมงาน' }).getAttribute('href')).toBe(
    'https://line.example/contact',
  );
});

test('without an account it says by what to deposit', async () => {
  api.answers[BANKS] = [];
  api.answers[WALLETS] = [];
  await open();
  expect(await screen.findByText(/ยังไม่เปิดรับโอนเข้าบัญชี/)).toBeDefined();
});

test('accounts that cannot be read are not left out: nothing is shown until all are read', async () => {
  api.answers[WALLETS] = lost;
  await open();
  await screen.findByRole('alert');
  expect(screen.queryByText('123-4-56789-0')).toBeNull();
  api.answers[WALLETS] = [];
  await userEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByText('123-4-56789-0')).toBeDefined();
});
