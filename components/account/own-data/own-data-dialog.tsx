'use client';

import { type MouseEvent, useState } from 'react';
import { ownDataCopy as copy } from '#components/account/own-data/copy.ts';
import styles from '#components/account/second-factor/second-factor.module.css';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { buttonClass } from '#components/ui/form/button.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { serverNowMs } from '#lib/api/caller.ts';
import { useCall } from '#lib/api/use-call.ts';
import { saveFile } from '#lib/leave.ts';
import { paths } from '#lib/paths.ts';
import { bangkokTime } from '#rules/time/bangkok-time.ts';

interface OwnDataDialogProps {
  readonly asksCode: boolean;
  readonly onClose: () => void;
}

/** What the file holds, and the password; then the file itself, for as long as this session may have it. */
export function OwnDataDialog({ asksCode, onClose }: OwnDataDialogProps) {
  const { refused, attempt } = useRefused(copy.unknown);
  const [until, setUntil] = useState<string>();
  const open = useCall('POST /api/member/data/open');
  const handleConfirm = (password: string, second_factor: string | undefined) =>
    attempt(async () => setUntil((await open.mutateAsync({ password, second_factor })).until));
  // Where there is no file any more a page says why: with `download` that page would be saved in its place.
  const handleDownload = (event: MouseEvent) => {
    event.preventDefault();
    if (until === undefined || Date.parse(until) <= serverNowMs()) setUntil(undefined);
    else saveFile(paths.ownDataFile);
  };
  if (until !== undefined)
    return (
      <MuiProvider>
        <DialogFrame open onClose={onClose} title={copy.ask} maxWidth={440}>
          <p role="status">{copy.ready(bangkokTime(until))}</p>
          <a href={paths.ownDataFile} className={buttonClass({})} onClick={handleDownload}>
            {copy.download}
          </a>
        </DialogFrame>
      </MuiProvider>
    );
  return (
    <PasswordDialog
      title={copy.ask}
      submit={copy.submit}
      sending={copy.sending}
      back={copy.back}
      asksCode={asksCode}
      isBusy={open.isPending}
      refused={refused}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <ul className={styles.points}>
        {copy.holds.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </PasswordDialog>
  );
}
