'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lineCopy as copy } from '#components/line/copy.ts';
import type { LineEntryProps, ShownMember } from '#components/line/entry-props.ts';
import { LineToken } from '#components/line/line-token.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { linkedLineQuery } from '#lib/api/line/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { HOME } from '#lib/home-path.ts';
import { goOnTo } from '#lib/line/go-on.ts';
import { askLineAgain, forgetLineAccount } from '#lib/line/use-line-token.ts';
import { paths } from '#lib/paths.ts';
import styles from './line.module.css';

const loadConfirm = () => import('#components/line/confirm-link.tsx').then((module) => module.ConfirmLink);

/** A member goes on to where LINE's link leads. Who showed a LINE account in this browser is asked to confirm its link first. */
export function MemberLine({
  liffId,
  path,
  hasAnswer,
  target,
  member,
}: LineEntryProps & { readonly member: ShownMember }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...linkedLineQuery(),
    initialData: member.linked,
    refetchOnMount: 'always',
  });
  const [isLater, setLater] = useState(false);
  const [asksLine, setAsksLine] = useState(hasAnswer);
  const show = useCall('POST /api/line/ticket', { changes: ['own'], handleErrors: false });
  const leaves =
    target !== undefined && isFetchedAfterMount && !error && !asksLine && (data.ticket === null || isLater);
  useEffect(() => {
    if (leaves) goOnTo(target);
  }, [leaves, target]);
  if (error)
    return (
      <div className={styles.column}>
        <FormAlert>{`${copy.loadFailed} ${messageOf(error)}`}</FormAlert>
        <Button fullWidth onClick={() => refetch()}>
          {copy.again}
        </Button>
      </div>
    );
  const { ticket } = data;
  if (ticket && !isLater && !asksLine) {
    const onAnother = async () => {
      if (liffId !== null) await forgetLineAccount();
      setAsksLine(true);
    };
    const props = { ticket, member, target, onLater: () => setLater(true), onAnother };
    return <LazyPart load={loadConfirm} props={props} />;
  }
  // LINE is not asked before it is known whether it has to be.
  if (leaves || (!isFetchedAfterMount && (target !== undefined || liffId !== null) && data.since === null))
    return (
      <div className={styles.wait} role="status" aria-busy>
        <span>{copy.looking}</span>
      </div>
    );
  if (data.since !== null || isLater)
    return (
      <div className={styles.column}>
        {data.since !== null && <p className={styles.account}>{copy.linked(data.since)}</p>}
        <ButtonLink href={HOME} fullWidth>
          {copy.goOn}
        </ButtonLink>
        <ButtonLink href={paths.profile} variant="ghost" fullWidth>
          {copy.toProfile}
        </ButtonLink>
      </div>
    );
  const handleToken = (id_token: string) =>
    show.mutate(
      { id_token },
      {
        onSuccess: async () => {
          if (liffId !== null) await forgetLineAccount();
          await refetch();
          setAsksLine(false);
        },
      },
    );
  return (
    <div className={styles.column}>
      {show.error && <FormAlert>{messageOf(show.error)}</FormAlert>}
      {show.error && liffId !== null ? (
        <Button fullWidth onClick={() => askLineAgain(path)}>
          {copy.again}
        </Button>
      ) : (
        <LineToken liffId={liffId} path={path} onToken={handleToken} />
      )}
    </div>
  );
}
