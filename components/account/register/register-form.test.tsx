import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heldTexts } from '#lib/api/agent/held-texts.ts';
import { watchBack } from '#lib/back-layers.ts';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { pageAround, renderView } from '#tests/render-view.tsx';
import { comingAlive, type } from '#tests/typed-early.tsx';
import { RegisterForm } from './register-form.tsx';

beforeEach(() => watchBack());

const { router, toast } = vi.hoisted(() => ({
  router: { replace: vi.fn(), refresh: vi.fn() },
  toast: vi.fn(),
}));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const banks = [
  { bank_code: '004', short_name: 'KBANK', bank_name: 'ธนาคารกสิกรไทย' },
  { bank_code: '030', short_name: 'GSB', bank_name: 'ธนาคารออมสิน' },
];
const agentConfig = {
  agent_id: 31,
  agent_code: 'pwin',
  name: 'PWIN',
  info: { agent_logo: '', line_admin_url: '', line_contact_url: '' },
  minimum_age: 20,
  terms_version: '2025-01',
  privacy_version: '2025-01',
  gtm_id: null,
};
const GOES_ON = '/lotto/glo-2025-06-16';
const keys = userEvent.setup({ delay: null });
// Four steps of real typing take a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const OFFER = '/member/protection?next=%2Flotto%2Fglo-2025-06-16';
const REGISTER = 'POST /api/register';
const LOGIN = 'POST /api/login';
const WHO = 'GET /api/get_user_info';
/** What is read after a login, of somebody who was never there before. */
const newcomer = {
  ...{ member_id: 'm9', username_masked: 'xxx-xxx-5432', first_name: 'สมชาย', last_name: 'ใจกล้า' },
  ...{ bank: null, sub_bank: null, previous_login: null, limits_offered: false, consents_due: [] },
  ...{ session_started_at: '2025-06-15T12:00:00.000Z', reality_due_at: '2025-06-15T13:00:00.000Z' },
  ...{ counts: { unread: 0 }, created_at: '2025-06-15T12:00:00.000Z' },
};
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    [REGISTER]: { username: '0898765432' },
    [LOGIN]: { access_token: 'secret-token' },
    [WHO]: newcomer,
  });
});

function openForm(referral?: string) {
  return renderView(
    <RegisterForm
      minimumAge={20}
      texts={heldTexts(agentConfig)}
      banks={banks}
      referral={referral}
      next={GOES_ON}
    />,
  );
}

const next = () => keys.click(screen.getByRole('button', { name: 'ถัดไป' }));
const back = () => keys.click(screen.getByRole('button', { name: 'ย้อนกลับ' }));
const send = () => keys.click(screen.getByRole('button', { name: 'ยืนยันการสมัคร' }));
const atStep = (title: string) => screen.findByRole('heading', { level: 2, name: new RegExp(title) });
const registrations = () => api.sent(REGISTER);

async function fillLogin() {
  await keys.type(screen.getByLabelText('เบอร์มือถือ'), '0898765432');
  await keys.type(screen.getByLabelText('ตั้งรหัสผ่าน'), 'sabai-dee-99');
}
async function fillPerson() {
  await keys.type(screen.getByLabelText('ชื่อ'), 'สมชาย');
  await keys.type(screen.getByLabelText('นามสกุล'), 'ใจกล้า');
  await keys.type(screen.getByLabelText('วันเกิด'), '3/2/2540');
}
async function fillBank() {
  await keys.click(screen.getByRole('radio', { name: 'ออมสิน' }));
  await keys.type(screen.getByLabelText('เลขบัญชี'), '๑๒๓๔๕๖๗๘๙๐12');
}
async function toReview() {
  await fillLogin();
  await next();
  await atStep('ข้อมูลส่วนตัว');
  await fillPerson();
  await next();
  await atStep('บัญชีธนาคาร');
  await fillBank();
  await next();
  await atStep('ตรวจสอบ');
}

test('four steps lead to a registration, to its login and on', async () => {
  const { userArea } = openForm('pwin');
  await toReview();
  const review = screen.getByText('สมชาย ใจกล้า').closest('dl');
  expect(review?.textContent).toContain('089-876-5432');
  expect(review?.textContent).toContain('3 กุมภาพันธ์ 2540');
  expect(review?.textContent).toContain('ธนาคารออมสิน');
  expect(review?.textContent).toContain('123-4-56789-012');
  expect(review?.textContent).toContain('pwin');
  await keys.click(screen.getByRole('checkbox'));
  await send();
  expect(registrations()).toEqual([
    {
      username: '0898765432',
      password: 'sabai-dee-99',
      first_name: 'สมชาย',
      last_name: 'ใจกล้า',
      birth_date: '1997-02-03',
      bank_code: '030',
      bank_account_no: '123456789012',
      accept_terms: true,
      consents: heldTexts(agentConfig),
      ref: 'pwin',
    },
  ]);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(OFFER));
  expect(api.sent(LOGIN)).toEqual([{ username: '0898765432', password: 'sabai-dee-99' }]);
  expect(toast).toHaveBeenCalledWith('สมัครสมาชิกสำเร็จ', { variant: 'success' });
  expect(userArea().isLoggedIn).toBe(true);
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(stored).not.toMatch(/0898765432|sabai|ใจกล้า|123456789012/);
});

test.each([
  ['is refused', refusal(4001, 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง')],
  ['has no answer', lost],
])('where the login after it %s the login page has the number filled in', async (_, said) => {
  api.answers[LOGIN] = said;
  api.answers[WHO] = refusal(401, 'ยังไม่ได้เข้าสู่ระบบ');
  const { userArea } = openForm();
  await toReview();
  await keys.click(screen.getByRole('checkbox'));
  await send();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login?next=%2Flotto%2Fglo-2025-06-16'));
  expect(userArea()).toMatchObject({ newUsername: '0898765432', isLoggedIn: false });
  expect(registrations()).toHaveLength(1);
});

describe('each field says what is wrong with it', () => {
  test('on leaving it, and again until it is right', async () => {
    openForm();
    const mobile = screen.getByLabelText('เบอร์มือถือ');
    await keys.type(mobile, '0212345678');
    await keys.tab();
    expect(await screen.findByText('เบอร์มือถือต้องมี 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09')).toBeTruthy();
    expect(mobile.getAttribute('aria-invalid')).toBe('true');
    await keys.clear(mobile);
    await keys.type(mobile, '0812345678');
    await waitFor(() => expect(mobile.getAttribute('aria-invalid')).toBeNull());
  });

  test('on going on: every empty field of the step, and the focus is at the first', async () => {
    openForm();
    await next();
    expect(await screen.findByText('กรุณากรอกเบอร์มือถือ')).toBeTruthy();
    expect(screen.getByText('กรุณากรอกรหัสผ่าน')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('เบอร์มือถือ')));
    expect(api.requests).toEqual([]);
  });

  test('a short password', async () => {
    openForm();
    await keys.type(screen.getByLabelText('ตั้งรหัสผ่าน'), '1234567');
    await keys.tab();
    expect(await screen.findByText('รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร')).toBeTruthy();
  });

  test('names and birth date', async () => {
    openForm();
    await fillLogin();
    await next();
    await atStep('ข้อมูลส่วนตัว');
    await keys.type(screen.getByLabelText('ชื่อ'), 'R2D2');
    await next();
    expect(await screen.findByText('ชื่อใช้ได้เฉพาะตัวอักษรไทยหรืออังกฤษ')).toBeTruthy();
    expect(screen.getByText('กรุณากรอกนามสกุล')).toBeTruthy();
    expect(screen.getByText('กรุณากรอกวันเกิด')).toBeTruthy();
    const birth = screen.getByLabelText('วันเกิด');
    await keys.type(birth, '31022540');
    expect(birth).toHaveProperty('value', '31/02/2540');
    await next();
    expect(await screen.findByText('วันเกิดไม่ถูกต้อง')).toBeTruthy();
    await keys.clear(birth);
    await keys.type(birth, '๑/๒/2540');
    expect(await screen.findByText('1 กุมภาพันธ์ 2540')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('วันเกิดไม่ถูกต้อง')).toBeNull());
  });

  test('who is not twenty yet', async () => {
    openForm();
    await fillLogin();
    await next();
    await atStep('ข้อมูลส่วนตัว');
    await fillPerson();
    const birth = screen.getByLabelText('วันเกิด');
    await keys.clear(birth);
    await keys.type(birth, `0102${new Date().getFullYear() + 543 - 18}`);
    await next();
    expect(await screen.findByText('ผู้สมัครต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป')).toBeTruthy();
  });

  test('the bank, and a number that is not one of that bank', async () => {
    openForm();
    await fillLogin();
    await next();
    await atStep('ข้อมูลส่วนตัว');
    await fillPerson();
    await next();
    await atStep('บัญชีธนาคาร');
    await next();
    expect(await screen.findByText('กรุณาเลือกธนาคาร')).toBeTruthy();
    await keys.click(screen.getByRole('radio', { name: 'กสิกรไทย' }));
    await waitFor(() => expect(screen.queryByText('กรุณาเลือกธนาคาร')).toBeNull());
    await keys.type(screen.getByLabelText('เลขบัญชี'), '123456789012');
    await keys.tab();
    expect(await screen.findByText('เลขบัญชีของธนาคารนี้ต้องมี 10 หลัก')).toBeTruthy();
    await keys.click(screen.getByRole('radio', { name: 'ออมสิน' }));
    await waitFor(() => expect(screen.queryByText(/เลขบัญชีของธนาคารนี้ต้องมี/)).toBeNull());
  });

  test('the consent', async () => {
    openForm();
    await toReview();
    await send();
    expect(await screen.findByText('กรุณายอมรับข้อกำหนดและนโยบายก่อนสมัคร')).toBeTruthy();
    expect(registrations()).toHaveLength(0);
  });
});

test('nobody is asked about a number before the whole form is sent; one that is taken leads to its login', async () => {
  const { userArea } = openForm();
  await toReview();
  expect(api.requests).toEqual([]);
  await keys.click(screen.getByRole('checkbox'));
  api.answers[REGISTER] = refusal(4006, 'เบอร์นี้มีแล้ว');
  await send();
  expect(await screen.findByText('เบอร์นี้มีแล้ว')).toBeTruthy();
  const login = screen.getByRole('link', { name: 'เข้าสู่ระบบด้วยเบอร์นี้' });
  expect(login.getAttribute('href')).toBe('/login?next=%2Flotto%2Fglo-2025-06-16');
  await keys.click(login);
  expect(userArea().newUsername).toMatch(/^0[689]\d{8}$/);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('เบอร์มือถือและรหัสผ่าน');
  expect(screen.getByLabelText('ตั้งรหัสผ่าน')).toHaveProperty('value', 'sabai-dee-99');
});

test('going back finds everything that was typed', async () => {
  openForm();
  await toReview();
  await back();
  await atStep('บัญชีธนาคาร');
  expect(screen.getByLabelText('เลขบัญชี')).toHaveProperty('value', '123-4-56789-012');
  await back();
  await atStep('ข้อมูลส่วนตัว');
  expect(screen.getByLabelText('ชื่อ')).toHaveProperty('value', 'สมชาย');
  expect(screen.getByLabelText('วันเกิด')).toHaveProperty('value', '03/02/2540');
});

describe('what the server refuses leads back to its field', () => {
  test.each([
    ['a taken number', refusal(4006, 'เบอร์นี้มีแล้ว'), 'เบอร์มือถือและรหัสผ่าน', 'เบอร์มือถือ'],
    ['a taken bank account', refusal(4007, 'บัญชีนี้มีแล้ว'), 'บัญชีธนาคาร', 'เลขบัญชี'],
    [
      'a bad name',
      refusal(422, 'ข้อมูลไม่ถูกต้อง', { fields: { last_name: 'นามสกุลไม่ถูกต้อง' } }),
      'ข้อมูลส่วนตัว',
      'นามสกุล',
    ],
    [
      'two bad fields: the first in order',
      refusal(422, 'ข้อมูลไม่ถูกต้อง', { fields: { bank_account_no: 'ผิด', password: 'รหัสผ่านง่ายเกินไป' } }),
      'เบอร์มือถือและรหัสผ่าน',
      'ตั้งรหัสผ่าน',
    ],
    [
      'a bad birth date',
      refusal(422, 'ข้อมูลไม่ถูกต้อง', { fields: { birth_date: 'อายุไม่ถึงเกณฑ์' } }),
      'ข้อมูลส่วนตัว',
      'วันเกิด',
    ],
  ])('%s', async (_name, said, step, label) => {
    openForm();
    await toReview();
    await keys.click(screen.getByRole('checkbox'));
    api.answers[REGISTER] = said;
    await send();
    await atStep(step);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(router.replace).not.toHaveBeenCalled();
  });

  test('what concerns no field stays at the form', async () => {
    openForm();
    await toReview();
    await keys.click(screen.getByRole('checkbox'));
    api.answers[REGISTER] = refusal(429, 'ทำรายการถี่เกินไป กรุณารอสักครู่');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('ทำรายการถี่เกินไป กรุณารอสักครู่');
    expect(within(screen.getByRole('list', { name: 'ขั้นตอนการสมัคร' })).getByText('ตรวจสอบ')).toBeTruthy();
  });
});

test('a text that became another one while it was read is shown anew, and agreed to anew', async () => {
  openForm();
  await toReview();
  await keys.click(screen.getByRole('checkbox'));
  api.answers[REGISTER] = refusal(4017, 'ข้อความเพิ่งเปลี่ยน');
  api.answers['POST /api/agent/config'] = { ...agentConfig, terms_version: '2027-01' };
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('ข้อความเพิ่งเปลี่ยน');
  expect(await screen.findByText('ฉบับ 2027-01')).toBeTruthy();
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  await keys.click(screen.getByRole('checkbox'));
  api.answers[REGISTER] = { username: '0898765432' };
  await send();
  expect(registrations().at(-1)).toMatchObject({
    consents: heldTexts({ ...agentConfig, terms_version: '2027-01' }),
  });
});

test('after an answer that did not come, a taken number may be this registration', async () => {
  openForm();
  await toReview();
  await keys.click(screen.getByRole('checkbox'));
  api.answers[REGISTER] = lost;
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('เชื่อมต่อไม่สำเร็จ');
  api.answers[REGISTER] = refusal(4006, 'เบอร์นี้มีแล้ว');
  await send();
  expect(await screen.findByText(/การสมัครครั้งก่อนอาจสำเร็จแล้ว/)).toBeTruthy();
});

test('a double click registers once', async () => {
  openForm();
  await toReview();
  await keys.click(screen.getByRole('checkbox'));
  const { promise, resolve } = Promise.withResolvers<{ username: string }>();
  api.answers[REGISTER] = () => promise;
  await keys.dblClick(screen.getByRole('button', { name: 'ยืนยันการสมัคร' }));
  await waitFor(() => expect(registrations()).toHaveLength(1));
  await act(async () => resolve({ username: '0898765432' }));
  expect(registrations()).toHaveLength(1);
});

test('what was typed before the page came alive is gone on with', async () => {
  const texts = heldTexts(agentConfig);
  const form = <RegisterForm minimumAge={20} texts={texts} banks={banks} referral={undefined} next="/" />;
  comingAlive(pageAround(form), (page) => {
    type(page, '0898765432', 'input[name=username]');
    type(page, 'sabai-dee-99', 'input[name=password]');
  });
  await next();
  expect(await screen.findByLabelText('ชื่อ')).toBeDefined();
  await back();
  expect(screen.getByLabelText('เบอร์มือถือ')).toHaveProperty('value', '0898765432');
});

test('after a reload of the tab what was typed is there but for the password, which leads on to where the form was', async () => {
  sessionStorage.setItem('register_tab', '4a1d0c1e-9a53-4a55-8a3e-0d7f4f1d2b3c');
  const fields = {
    ...{
      username: '089-876-5432',
      first_name: 'สมชาย',
      last_name: 'ใจกล้า',
      birth_date: '03/02/2540',
    },
    ...{ bank_code: '030', bank_account_no: '123-4-56789-012' },
  };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { method?: string; body?: string }) => {
    if (init.method === 'POST') sent.push(JSON.parse(init.body ?? 'null'));
    return Response.json({ error: 0, data: { step: 3, fields } });
  });
  openForm();
  expect(await screen.findByText(/ข้อมูลที่กรอกไว้ยังอยู่ครบ/)).toBeDefined();
  const password = screen.getByLabelText('ตั้งรหัสผ่าน');
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(password).toHaveProperty('value', '');
  await keys.type(password, 'sabai-dee-99');
  await next();
  await atStep('ตรวจสอบ');
  expect(screen.getByText('สมชาย ใจกล้า')).toBeDefined();
  expect(sent).toEqual([{ step: 3, fields }]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(
    /0898765432|089-876|sabai|สมชาย|123-4/,
  );
  vi.unstubAllGlobals();
});

test('a common password is told when its field is left', async () => {
  openForm();
  await keys.type(screen.getByLabelText('ตั้งรหัสผ่าน'), 'password1');
  await keys.tab();
  expect(await screen.findByText(/มีคนใช้บ่อยและเดาง่าย/)).toBeDefined();
});
