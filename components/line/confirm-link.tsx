'use client';

import { lineCopy as copy } from '#components/line/copy.ts';
import type { ShownMember } from '#components/line/entry-props.ts';
import { PasswordForm } from '#components/ui/dialog/password-form.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { Button } from '#components/ui/form/button.tsx';
import type { LinkedLine } from '#lib/api/line/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { goOnTo } from '#lib/line/go-on.ts';
import styles from './line.module.css';

interface ConfirmLinkProps {
  readonly ticket: NonNullable<LinkedLine['ticket']>;
  readonly member: ShownMember;
  readonly target: string | undefined;
  readonly onLater: () => void;
  /** It is not the account that was meant. */
  readonly onAnother: () => void;
}

/** Which LINE account would open whose account, and the password: a press alone links nothing. */
export function ConfirmLink({ ticket, member, target, onLater, onAnother }: ConfirmLinkProps) {
  const { refused, attempt } = useRefused(copy.linkUnknown);
  const link = useCall('POST /api/line/link', { changes: ['own', 'account'] });
  const handleConfirm = (password: string, second_factor: string | undefined) =>
    attempt(async () => {
      await link.mutateAsync({ password, second_factor, ticket_id: ticket.ticket_id });
      toast(copy.linkedNow, { variant: 'success' });
      if (target) goOnTo(target);
    });
  return (
    <section className={styles.column} aria-labelledby="line-link">
      <PasswordForm
        submit={copy.linkSubmit}
        sending={copy.linking}
        back={copy.linkLater}
        isBusy={link.isPending}
        refused={refused}
        onConfirm={handleConfirm}
        onClose={onLater}
      >
        <h2 id="line-link">{copy.linkTitle}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{copy.linkLine}</dt>
            <dd>{ticket.name}</dd>
          </div>
          <div>
            <dt>{copy.linkMember}</dt>
            <dd>{`${member.name} ${member.mobile}`}</dd>
          </div>
        </dl>
        <p className={styles.note}>{copy.linkText}</p>
      </PasswordForm>
      <Button variant="ghost" fullWidth onClick={onAnother}>
        {copy.another}
      </Button>
    </section>
  );
}
