'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from '#components/payment/copy.ts';
import { DepositView } from '#components/payment/deposit-view.tsx';
import { dialogCopy } from '#components/payment/dialog/copy.ts';
import { Accounts } from '#components/payment/notice/accounts.tsx';
import { noticeCopy } from '#components/payment/notice/copy.ts';
import noticeStyles from '#components/payment/notice/notice.module.css';
import { pageCopy } from '#components/payment/page-copy.ts';
import { sandboxCopy } from '#components/payment/sandbox-copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { WholeText } from '#components/ui/text/whole-text.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { openQrsQuery } from '#lib/api/payment/queries.ts';
import { depositWaysQuery } from '#lib/api/payment/ways-query.ts';
import { depositHeadroomQuery } from '#lib/api/protection/queries.ts';
import { paths } from '#lib/paths.ts';
import { depositsAddress } from '#lib/pay-address.ts';
import styles from './deposit-dialog.module.css';

/** The browser takes it for two words. */
const TEAM = ['ทีมงาน'];

interface DialogDepositProps {
  /** Address of the support chat. */
  readonly contactUrl: string;
  /** Opens the deposit notice. */
  readonly onNotice: () => void;
}

/** What the deposit page reads on the server, read here when the dialog is opened; then its view. */
export function DialogDeposit({ contactUrl, onNotice }: DialogDepositProps) {
  const [openedAt] = useState(() => Date.now());
  const ways = useQuery(depositWaysQuery());
  const open = useQuery({ ...openQrsQuery(), staleTime: 0 });
  // What a limit leaves is said where it can be read; without it the form is there all the same.
  const headroom = useQuery({ ...depositHeadroomQuery(), staleTime: 0 });
  // What waits is never taken from an earlier opening: it may have been paid since. Once read, it stays when a later read fails.
  const isRead = open.dataUpdatedAt >= openedAt;

  if (!ways.data || !open.data || !isRead || headroom.isPending) {
    const error = ways.error ?? open.error;
    const isBusy = ways.isFetching || open.isFetching;
    if (!error) return <div className={styles.waiting} role="status" aria-label={dialogCopy.loading} />;
    const handleRetry = () => {
      void ways.refetch();
      void open.refetch();
    };
    return (
      <div className={styles.deposit}>
        <FormAlert>{messageOf(error)}</FormAlert>
        <Button fullWidth busy={isBusy} onClick={handleRetry}>
          {dialogCopy.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.deposit}>
      <p className={styles.sandbox}>
        <strong>{copy.sandbox}</strong> <span>{sandboxCopy.more}</span>
      </p>
      <DepositView
        channels={ways.data}
        open={open.data}
        headroom={headroom.data ?? null}
        contactUrl={contactUrl}
      />
      <div className={styles.more}>
        <a href={paths.deposit}>{pageCopy.howTo}</a>
        <a href={depositsAddress()}>{pageCopy.history}</a>
        <button type="button" className={styles.notice} aria-haspopup="dialog" onClick={onNotice}>
          {noticeCopy.open}
        </button>
        <a href={paths.protection}>{pageCopy.setLimit}</a>
      </div>
    </div>
  );
}

/** What the deposit notice says; it has parts of the deposit, and comes with it. */
export function DialogNotice({ contactUrl }: Pick<DialogDepositProps, 'contactUrl'>) {
  return (
    <div className={noticeStyles.notice}>
      <p className={noticeStyles.only}>
        <WholeText words={TEAM}>{noticeCopy.only}</WholeText>
      </p>
      <Accounts />
      <p>
        <WholeText words={TEAM}>{noticeCopy.first}</WholeText>
      </p>
      <a href={contactUrl} target="_blank" rel="noopener noreferrer">
        {noticeCopy.ask}
      </a>
    </div>
  );
}
