import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setOnline } from '#tests/fake-api.ts';
import { PasswordForm } from './password-form.tsx';

const keys = userEvent.setup({ delay: null });
const onConfirm = vi.fn();
afterEach(() => onConfirm.mockReset());

async function confirm(): Promise<void> {
  render(
    <PasswordForm
      submit="ยืนยัน"
      sending="กำลังส่ง…"
      back="กลับ"
      isBusy={false}
      refused={undefined}
      onConfirm={onConfirm}
      onClose={() => undefined}
    >
      <p>ถอน</p>
    </PasswordForm>,
  );
  await keys.type(screen.getByLabelText('กรอกรหัสผ่านเพื่อยืนยัน'), 'sabai-dee-99{Enter}');
  expect(onConfirm).toHaveBeenCalledWith('sabai-dee-99', undefined);
}

test('a password that was handed on is kept nowhere', async () => {
  await confirm();
  expect(screen.getByLabelText('กรอกรหัสผ่านเพื่อยืนยัน')).toHaveProperty('value', '');
});

test('without a network nothing is sent, and what was typed stays in the field', async () => {
  setOnline(false);
  await confirm();
  expect(screen.getByLabelText('กรอกรหัสผ่านเพื่อยืนยัน')).toHaveProperty('value', 'sabai-dee-99');
});
