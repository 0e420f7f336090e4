import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { pageAround, renderView } from '#tests/render-view.tsx';
import { SlipUpload } from './slip-upload.tsx';

const { shrinkPicture } = vi.hoisted(() => ({ shrinkPicture: vi.fn() }));
vi.mock('#components/payment/slip/shrink-picture.ts', () => ({ shrinkPicture }));

const SLIP = 'POST /api/member/payment/slip';
const SMALL = 'A'.repeat(24);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(20).fill(0)]);
const keys = userEvent.setup({ applyAccept: false });
let api: FakeApi;
let page: ReturnType<typeof renderView>;

beforeEach(() => {
  api = new FakeApi({ [SLIP]: { status: 'waiting', why: null, amount: null } });
  const pixels = { width: 8, height: 8, data: new Uint8ClampedArray(256).fill(255) };
  shrinkPicture.mockResolvedValue({ url: 'data:image/jpeg;base64,AAAA', base64: SMALL, pixels });
  page = renderView(<SlipUpload depositRef="DEP00000001" />);
});

const choose = (bytes: BlobPart, name = 'slip.jpg', type = 'image/jpeg') =>
  keys.upload(screen.getByLabelText('เลือกรูปสลิป'), new File([bytes], name, { type }));
const send = async () => keys.click(await screen.findByRole('button', { name: 'ส่งสลิป' }));

test('a slip is looked at, sent made small, and waits for the bank', async () => {
  await choose(JPEG);
  expect(await screen.findByRole('img', { name: 'รูปสลิปที่เลือก' })).toBeTruthy();
  expect(await screen.findByText(/ยังไม่พบ QR ของสลิปในรูป/)).toBeTruthy();
  await send();
  expect(await screen.findByText('ได้รับสลิปแล้ว รอธนาคารยืนยันเงินเข้า')).toBeTruthy();
  expect(api.sent(SLIP)).toEqual([{ ref: 'DEP00000001', image: SMALL }]);
});

test('a picture that was chosen is there in the view after the end of its deposit, and gone once it was sent', async () => {
  /** As the end of the deposit does: another view with the same part. */
  const change = (key: string) =>
    page.rerender(
      pageAround(<SlipUpload key={key} depositRef="DEP00000001" />, { queryClient: page.queryClient }),
    );
  await choose(JPEG);
  await screen.findByRole('img', { name: 'รูปสลิปที่เลือก' });
  change('ended');
  expect(screen.getByRole('img', { name: 'รูปสลิปที่เลือก' })).toBeTruthy();
  await send();
  await screen.findByText('ได้รับสลิปแล้ว รอธนาคารยืนยันเงินเข้า');
  change('again');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a slip of money that was sent back says so', async () => {
  api.answers[SLIP] = { status: 'returned', why: null, amount: 450 };
  await choose(JPEG);
  await send();
  expect(await screen.findByText('เงินของสลิปนี้โอนคืนบัญชีต้นทางแล้ว')).toBeTruthy();
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', /JPEG, PNG หรือ WebP/],
  ['a file of 20 MB', new Uint8Array(20_000_000), /ไม่เกิน 5 MB/],
])('%s is refused at once, whatever it is called', async (_, bytes, message) => {
  await choose(bytes);
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  expect(screen.queryByRole('button', { name: 'ส่งสลิป' })).toBeNull();
  expect(api.requests).toEqual([]);
});

test('a picture that the browser cannot open says so', async () => {
  shrinkPicture.mockRejectedValue(new Error('broken'));
  await choose(JPEG);
  expect((await screen.findByRole('alert')).textContent).toMatch(/เปิดรูปนี้ไม่ได้/);
});

test.each([
  ['a refusal', refusal(4306, 'สลิปนี้ใช้กับรายการอื่นไปแล้ว กรุณาตรวจสอบสลิปอีกครั้ง'), /ใช้กับรายการอื่นไปแล้ว/],
  ['a lost answer', lost, /./],
])('%s keeps the picture, and it can be sent again', async (_, answer, message) => {
  api.answers[SLIP] = answer;
  await choose(JPEG);
  await send();
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  api.answers[SLIP] = { status: 'kept', why: 'amount', amount: 450 };
  await send();
  expect(
    await screen.findByText('มีเงินเข้า 450.00 บาท ที่ไม่ตรงกับรายการนี้ ทีมงานกำลังตรวจสอบ เงินไม่สูญหาย'),
  ).toBeTruthy();
});
