import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Consent } from '#contract/account/consents.ts';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { ConsentCard } from './consent-card.tsx';
// Loaded beforehand, so that opening it takes no time of a busy machine.
import './consent-dialog.tsx';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));

const READ = 'GET /api/member/consents';
const AGREE = 'POST /api/member/consents/agree';
const at = '2025-06-15T12:00:00.000Z';
const agreed: Consent = { kind: 'terms', version: '1', agreed: { version: '1', at } };
const due: Consent = { kind: 'privacy', version: '2', agreed: { version: '1', at } };
const agent = {
  agent_id: 31,
  agent_code: 'pwin',
  name: 'PWIN',
  info: { agent_logo: '', line_admin_url: '', line_contact_url: '' },
  minimum_age: 20,
  terms_version: '1',
  privacy_version: '2',
  gtm_id: null,
};
const keys = userEvent.setup({ delay: null });

let api: FakeApi;
beforeEach(() => {
  toast.mockReset();
  api = new FakeApi({ [READ]: [agreed, due], 'POST /api/agent/config': agent });
});
const open = async (consents: readonly Consent[], name: string) => {
  renderView(<ConsentCard consents={consents} />);
  await keys.click(screen.getByRole('button', { name }));
};

test('a new version is read and agreed to; what is agreed to already is not asked for again', async () => {
  api.answers[AGREE] = [agreed, { ...due, agreed: { version: '2', at } }];
  await open([agreed, due], 'อ่านและยอมรับ…');
  expect(await screen.findByText('นโยบายความเป็นส่วนตัว')).toBeDefined();
  expect(screen.queryByText('ข้อกำหนดการใช้งาน')).toBeNull();
  await keys.click(screen.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(AGREE)).toEqual([{ consents: [{ kind: 'privacy', version: '2' }] }]);
});

test.each([
  [refusal(4017, 'ข้อความเพิ่งเปลี่ยน'), 'ข้อความเพิ่งเปลี่ยน'],
  [lost, 'ยังไม่ทราบว่าบันทึกสำเร็จหรือไม่ กดยอมรับอีกครั้งได้ ระบบจะไม่บันทึกซ้ำ'],
])('a refusal and a lost answer are told, and it can be tried again', async (answer, message) => {
  api.answers[AGREE] = answer;
  await open([agreed, due], 'อ่านและยอมรับ…');
  await keys.click(await screen.findByRole('button', { name: 'อ่านแล้วและยอมรับ' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('button', { name: 'อ่านแล้วและยอมรับ' })).toBeDefined();
});

test('what was agreed to can be read again, and asks for nothing', async () => {
  api.answers[READ] = [agreed];
  await open([agreed], 'อ่าน…');
  expect(await screen.findByText('ข้อกำหนดการใช้งาน')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'อ่านแล้วและยอมรับ' })).toBeNull();
});

test('agreeing whose answer was lost is done where the texts show that it was carried out', async () => {
  api.answers[AGREE] = () => {
    api.answers[READ] = [agreed, { ...due, agreed: { version: '2', at } }];
    return lost;
  };
  await open([agreed, due], 'อ่านและยอมรับ…');
  await keys.click(await screen.findByRole('button', { name: 'อ่านแล้วและยอมรับ' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast).toHaveBeenCalledExactlyOnceWith('บันทึกการยอมรับแล้ว', { variant: 'success' });
});

test('texts that could not be read are read again by a button', async () => {
  api.answers['POST /api/agent/config'] = refusal(4005, 'ระบบขัดข้อง');
  await open([agreed, due], 'อ่านและยอมรับ…');
  const again = await screen.findByRole('button', { name: 'ลองใหม่' }, { timeout: 10_000 });
  api.answers['POST /api/agent/config'] = agent;
  await keys.click(again);
  expect(await screen.findByRole('button', { name: 'อ่านแล้วและยอมรับ' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ลองใหม่' })).toBeNull();
}, 15_000);
