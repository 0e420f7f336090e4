import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useForgetMember } from '#stores/provider.tsx';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { pageAround, renderView } from '#tests/render-view.tsx';
import { comingAlive, type } from '#tests/typed-early.tsx';
import { ComplaintPage } from './complaint-page.tsx';

const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
const TEXT = 'ฝากเงินแล้วเงินไม่เข้า';
const row = {
  ...{ number: 'R-25680615-AB2CD', subject: 'deposit' as const, reference: 'MOCK1', text: TEXT },
  ...{ at: '2025-06-15T12:00:00.000Z', due_at: '2025-06-22T12:00:00.000Z', state: 'received' as const },
  ...{ answers: [], closed_at: null },
};
const none = { rows: [], before: null, answer_days: 7 };
const page = (list: object = none) => (
  <ComplaintPage key="page" own={{ list: { ...none, ...list }, before: undefined }} />
);

beforeEach(() => sessionStorage.clear());

const send = () => keys.click(screen.getByRole('button', { name: 'ส่งเรื่องร้องเรียน' }));
const kept = () => sessionStorage.getItem('session_data') ?? '';

async function fill(text = TEXT) {
  await keys.selectOptions(screen.getByLabelText('เรื่องเกี่ยวกับ'), 'ฝาก');
  await keys.type(screen.getByLabelText('รายละเอียด'), text);
}

test('what is missing is said, and nothing is sent', async () => {
  const api = new FakeApi({ 'POST /api/complaint/send': row });
  renderView(page(), user);
  await send();
  expect(screen.getByText('เลือกหัวข้อของเรื่อง')).toBeTruthy();
  expect(screen.getByText('กรอกรายละเอียดอย่างน้อย 10 ตัวอักษร')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('เรื่องเกี่ยวกับ'));
  expect(api.sent('POST /api/complaint/send')).toEqual([]);
});

test('letters are counted, and a text that is pasted too long says so whole', async () => {
  renderView(page(), user);
  const text = screen.getByLabelText('รายละเอียด');
  await keys.click(text);
  await keys.paste('ก'.repeat(2_001));
  expect(screen.getByText('2,001 / 2,000 ตัวอักษร')).toBeTruthy();
  expect(screen.getByText(/ยาวเกินไป/)).toBeTruthy();
});

test('a complaint is sent once, its number is said, the list has it and nothing of it is kept', async () => {
  const api = new FakeApi({
    'POST /api/complaint/send': row,
    'GET /api/complaint/list': { ...none, rows: [row] },
  });
  renderView(page(), user);
  await fill();
  await keys.type(screen.getByLabelText('เลขที่อ้างอิง (ถ้ามี)'), 'MOCK1');
  await send();
  expect(await screen.findByText('รับเรื่องแล้ว หมายเลข R-25680615-AB2CD')).toBeTruthy();
  expect(screen.getByText(/ทีมงานจะตอบภายในวันที่ 22 มิ\.ย\. 68/)).toBeTruthy();
  const [sent, ...more] = api.sent('POST /api/complaint/send');
  expect(sent).toMatchObject({ subject: 'deposit', reference: 'MOCK1', text: TEXT });
  expect(more).toEqual([]);
  await screen.findByText('R-25680615-AB2CD');
  expect(kept()).not.toContain(TEXT);
  await keys.click(screen.getByRole('button', { name: 'ส่งเรื่องอื่น' }));
  expect(screen.getByLabelText('รายละเอียด')).toHaveProperty('value', '');
});

test('a refusal says why, and what was typed stays', async () => {
  const said = refusal(4971, 'คุณมีเรื่องที่รอคำตอบอยู่ 5 เรื่องแล้ว');
  new FakeApi({ 'POST /api/complaint/send': said, 'GET /api/complaint/list': none });
  renderView(page(), user);
  await fill();
  await send();
  expect(await screen.findByText('คุณมีเรื่องที่รอคำตอบอยู่ 5 เรื่องแล้ว')).toBeTruthy();
  expect(screen.getByLabelText('รายละเอียด')).toHaveProperty('value', TEXT);
});

test('text and answer are shown as they were typed, never as HTML', () => {
  const answers = [{ text: '<img src=x onerror=alert(1)>\nตอบแล้ว', at: '2025-06-16T12:00:00.000Z' }];
  const closed_at = '2025-06-17T12:00:00.000Z';
  renderView(
    page({ rows: [{ ...row, text: '<b>เข้ม</b> ทุกบรรทัด', state: 'closed', answers, closed_at }] }),
    user,
  );
  const item = within(screen.getByRole('listitem'));
  expect(item.getByText('<b>เข้ม</b> ทุกบรรทัด')).toBeTruthy();
  expect(item.getByText(/<img src=x/)).toBeTruthy();
  expect(item.getByText('ปิดแล้ว')).toBeTruthy();
  expect(document.querySelector('img, li b b')).toBeNull();
});

test('a lost answer is looked up by its key, and never sent twice', async () => {
  const api = new FakeApi({
    'POST /api/complaint/send': lost,
    'GET /api/complaint/list': ({ idempotency_key: key }) => ({
      ...none,
      rows: key === undefined ? [] : [row],
    }),
  });
  renderView(page(), user);
  await fill();
  await send();
  expect(await screen.findByText('รับเรื่องแล้ว หมายเลข R-25680615-AB2CD')).toBeTruthy();
  expect(api.sent('POST /api/complaint/send')).toHaveLength(1);
  expect(kept()).not.toContain(TEXT);
});

test('what the server does not have is kept, and sent again with the same key', async () => {
  let isThere = false;
  const api = new FakeApi({
    'POST /api/complaint/send': () => (isThere ? row : lost),
    'GET /api/complaint/list': none,
  });
  renderView(page(), user);
  await fill();
  await send();
  await screen.findByText(/ยังไม่ได้ส่ง/);
  expect(kept()).toContain(TEXT);
  isThere = true;
  await send();
  await screen.findByText('รับเรื่องแล้ว หมายเลข R-25680615-AB2CD');
  const keysSent = api.sent('POST /api/complaint/send').map((input) => Object(input).idempotency_key);
  expect(new Set(keysSent).size).toBe(1);
});

test('a form that is opened again waits for the answer that the one before asked for', async () => {
  const answer = Promise.withResolvers<typeof row>();
  let isThere = false;
  const api = new FakeApi({
    'POST /api/complaint/send': () => answer.promise,
    'GET /api/complaint/list': () => ({ ...none, rows: isThere ? [row] : [] }),
  });
  const first = renderView(page(), user);
  await fill();
  await send();
  first.unmount();
  renderView(page(), user);
  await screen.findByDisplayValue(TEXT);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText(/ยังไม่ได้ส่ง/)).toBeNull();
  isThere = true;
  answer.resolve(row);
  expect(await screen.findByText('รับเรื่องแล้ว หมายเลข R-25680615-AB2CD')).toBeTruthy();
  expect(api.sent('POST /api/complaint/send')).toHaveLength(1);
  expect(kept()).not.toContain(TEXT);
});

test('what was put in before the page came alive counts, of every field', async () => {
  comingAlive(pageAround(page(), { user }), (container) => {
    type(container, 'game', 'select');
    type(container, 'MOCK1');
    type(container, TEXT, 'textarea');
  });
  await screen.findByText(/ตัวอักษร$/);
  expect(screen.getByLabelText('เรื่องเกี่ยวกับ')).toHaveProperty('value', 'game');
  expect(screen.getByLabelText('เลขที่อ้างอิง (ถ้ามี)')).toHaveProperty('value', 'MOCK1');
  expect(screen.getByLabelText('รายละเอียด')).toHaveProperty('value', TEXT);
});

test('what was typed is there when the page is opened again', async () => {
  const first = renderView(page(), user);
  await fill();
  first.unmount();
  renderView(page(), user);
  expect(await screen.findByDisplayValue(TEXT)).toBeTruthy();
  expect(screen.getByLabelText('เรื่องเกี่ยวกับ')).toHaveProperty('value', 'deposit');
});

function Forget() {
  const forget = useForgetMember();
  return (
    <button type="button" onClick={forget}>
      forget
    </button>
  );
}

test('logging out forgets what was typed', async () => {
  renderView([page(), <Forget key="forget" />], user);
  await fill();
  expect(kept()).toContain(TEXT);
  await keys.click(screen.getByRole('button', { name: 'forget' }));
  expect(kept()).not.toContain(TEXT);
});
