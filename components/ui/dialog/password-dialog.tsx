'use client';

import type { ComponentProps } from 'react';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { PasswordForm } from '#components/ui/dialog/password-form.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';

const MAX_WIDTH_PX = 440;

/** Something that is done with the password again, in a dialog. */
export function PasswordDialog({
  title,
  ...form
}: ComponentProps<typeof PasswordForm> & { readonly title: string }) {
  return (
    <MuiProvider>
      <DialogFrame open onClose={form.onClose} title={title} maxWidth={MAX_WIDTH_PX}>
        <PasswordForm {...form} />
      </DialogFrame>
    </MuiProvider>
  );
}
