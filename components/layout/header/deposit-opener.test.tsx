import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TIMES_ID } from '#components/layout/session/session-facts.ts';
import { FakeApi, lost } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { DepositOpener } from './deposit-opener.tsx';

const page = vi.hoisted(() => ({ pathname: '/lotto/lobby', isMoving: false }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => page.pathname,
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock('#components/ui/navigation.tsx', () => ({ useIsMoving: () => page.isMoving }));

const CHANNELS = 'GET /api/member/payment/channels';
const OPEN = 'GET /api/member/payment/open_qrs';
const GENERATE = 'POST /api/member/payment/generate_qr';
const STATUS = 'GET /api/member/payment/inquiry_status';

const listed = {
  channel_id: 7,
  kind: 'promptpay' as const,
  name: 'พร้อมเพย์ QR',
  min: 100,
  max: 100_000,
  sub_channels: [{ sub_channel_id: 3, name: 'พร้อมเพย์' }],
};
const details = { quick_amounts: [100, 500], expires_in_seconds: 900, receiver_name: 'บริษัท ทดสอบ จำกัด' };
const made = {
  ref: 'DEP00000001',
  payload: '00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE',
  amount: 500,
  expires_at: new Date(Date.now() + 900_000).toISOString(),
  asked: null,
  transfer: null,
};
const pending = {
  ...made,
  status: 'pending' as const,
  credited: null,
  receiver_name: '',
  reason: null,
  ended_at: null,
  arrivals: [],
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
  Object.assign(page, { pathname: '/lotto/lobby', isMoving: false });
  api = new FakeApi({
    [CHANNELS]: [{ ...listed, ...details }],
    [OPEN]: [],
    'GET /api/member/protection/deposit_room': null,
    [GENERATE]: made,
    [STATUS]: { status: 'pending', credited: null, reason: null, arrivals: [] },
  });
});

let again: () => void;
function Frame() {
  const [, count] = useState(0);
  again = () => count((times) => times + 1);
  return (
    <>
      <div>
        <p id={TIMES_ID} />
      </div>
      <DepositOpener contactUrl="https://line.example/contact" />
    </>
  );
}
/** Another render of the frame, as when the member goes elsewhere. */
function become(change: Partial<typeof page>): void {
  Object.assign(page, change);
  act(() => again());
}
const opener = () => screen.queryByRole('button', { name: 'ฝากเงินที่หน้านี้' });
const dialog = () => screen.queryByRole('dialog', { name: 'ฝากเงิน' });
const amount = () => screen.findByLabelText('จำนวนเงินที่ต้องการฝาก');
async function open() {
  const button = opener();
  if (!button) throw new Error('There is nothing to open it by');
  await userEvent.click(button);
}

test('a deposit is made in the dialog, and waits there when it is opened again', async () => {
  renderView(<Frame />);
  expect(api.requests).toEqual([]);
  await open();
  await amount();
  await userEvent.click(screen.getByRole('button', { name: 'ฝาก 500 บาท' }));
  await userEvent.click(screen.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }));
  expect(api.sent(GENERATE)[0]).toMatchObject({ channel_id: 7, sub_channel_id: 3, amount: 500 });
  const code = { name: 'QR พร้อมเพย์ ยอด 500.00 บาท' };
  await screen.findByRole('img', code);
  await userEvent.click(screen.getByRole('button', { name: 'ปิดหน้าต่าง' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(document.activeElement).toBe(opener());
  api.answers[OPEN] = [pending];
  await open();
  await screen.findByRole('img', code);
});

test('what was paid meanwhile is not shown as waiting from an earlier opening', async () => {
  api.answers[OPEN] = [pending];
  renderView(<Frame />);
  await open();
  await screen.findByRole('img', { name: /QR พร้อมเพย์/ });
  await userEvent.click(screen.getByRole('button', { name: 'ปิดหน้าต่าง' }));
  await waitFor(() => expect(dialog()).toBeNull());
  api.answers[OPEN] = [];
  await open();
  await amount();
  expect(screen.queryByRole('img', { name: /QR พร้อมเพย์/ })).toBeNull();
});

test('a backend that lists channels without their details is asked for them', async () => {
  api.answers[CHANNELS] = [listed];
  api.answers['GET /api/member/payment/info'] = { ...listed, ...details };
  renderView(<Frame />);
  await open();
  await screen.findByRole('button', { name: 'ฝาก 500 บาท' });
  expect(api.sent('GET /api/member/payment/info')).toEqual([{ channel_id: '7' }]);
});

test('what cannot be read is said, and read again', async () => {
  api.answers[OPEN] = lost;
  renderView(<Frame />);
  await open();
  await screen.findByRole('alert');
  api.answers[OPEN] = [];
  await userEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await amount();
});

test.each([{ isMoving: true }, { pathname: '/lotto/results' }])(
  'it closes when the member goes elsewhere: %j',
  async (change) => {
    renderView(<Frame />);
    await open();
    await amount();
    become(change);
    await waitFor(() => expect(dialog()).toBeNull());
  },
);

test.each(['/member/deposit', '/member/payment'])('there is none on %s', (pathname) => {
  page.pathname = pathname;
  renderView(<Frame />);
  expect(opener()).toBeNull();
});
