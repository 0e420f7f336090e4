'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lineLinkCopy as copy } from '#components/account/line-link/copy.ts';
import styles from '#components/account/profile/profile.module.css';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { type LinkedLine, linkedLineQuery } from '#lib/api/line/queries.ts';
import { LIFF_PATH } from '#lib/line/liff-path.ts';

const loadDialog = () =>
  import('#components/account/line-link/end-link-dialog.tsx').then((module) => module.EndLinkDialog);

interface LineCardProps {
  readonly line: LinkedLine;
  readonly asksCode: boolean;
}

/** Whether a LINE account logs the member in; nothing where LINE is not open and never was. */
export function LineCard({ line: first, asksCode }: LineCardProps) {
  const { data: line } = useQuery({ ...linkedLineQuery(), initialData: first });
  const [isOpen, setOpen] = useState(false);
  if (line.way === 'none' && line.since === null) return null;
  return (
    <div className={styles.setting}>
      <div>
        <strong>{copy.title}</strong>
        <small>{line.since === null ? copy.none : copy.since(line.since)}</small>
      </div>
      {line.since === null ? (
        <ButtonLink href={LIFF_PATH} variant="secondary" size="small">
          {copy.link}
        </ButtonLink>
      ) : (
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          {copy.end}
        </Button>
      )}
      {isOpen && <LazyDialog load={loadDialog} props={{ asksCode, onClose: () => setOpen(false) }} />}
    </div>
  );
}
