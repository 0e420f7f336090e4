'use client';

import { useQuery } from '@tanstack/react-query';
import { consentCopy as copy } from '#components/account/consent/copy.ts';
import styles from '#components/account/fields/form.module.css';
import { LegalTexts } from '#components/account/register/legal-texts.tsx';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { consentsQuery } from '#lib/api/account/queries.ts';
import { agentQuery } from '#lib/api/agent/queries.ts';
import { isUnknown, messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { isAgreed } from './is-agreed.ts';

const MAX_WIDTH_PX = 560;

interface ConsentDialogProps {
  readonly onClose: () => void;
}

/** The texts that hold now; what is not agreed to yet stands first, and can be agreed to. */
export function ConsentDialog({ onClose }: ConsentDialogProps) {
  const consents = useQuery(consentsQuery());
  const agent = useQuery(agentQuery());
  const agree = useCall('POST /api/member/consents/agree', { changes: ['consents'] });
  const { refused, attempt } = useRefused(copy.unknown);
  const due = consents.data?.filter((one) => !isAgreed(one)) ?? [];
  const texts = due.length > 0 ? due : consents.data;
  const failure = consents.error ?? agent.error;
  const isReading = consents.isFetching || agent.isFetching;
  const handleAgain = () => {
    if (consents.error) void consents.refetch();
    if (agent.error) void agent.refetch();
  };
  /** Where no answer came, what is agreed to by now tells whether it was carried out. */
  const throwUnlessAgreed = async (error: unknown) => {
    if (!isUnknown(error)) throw error;
    const { data } = await consents.refetch();
    if (!data?.every(isAgreed)) throw error;
  };
  const handleAgree = () =>
    attempt(async () => {
      await agree
        .mutateAsync({ consents: due.map(({ kind, version }) => ({ kind, version })) })
        .catch(throwUnlessAgreed);
      toast(copy.done, { variant: 'success' });
      onClose();
    });
  return (
    <MuiProvider>
      <DialogFrame
        open
        onClose={onClose}
        title={due.length > 0 ? copy.dueTitle : copy.title}
        maxWidth={MAX_WIDTH_PX}
      >
        <div className={styles.form}>
          {due.length > 0 && <p>{copy.lead}</p>}
          {texts && agent.data ? (
            <LegalTexts minimumAge={agent.data.minimum_age} texts={texts} />
          ) : (
            !failure && <p role="status">{copy.loading}</p>
          )}
          {failure && <FormAlert>{messageOf(failure)}</FormAlert>}
          {failure && (
            <Button variant="secondary" busy={isReading} onClick={handleAgain} fullWidth>
              {copy.again}
            </Button>
          )}
          {refused && due.length > 0 && <FormAlert>{refused.message}</FormAlert>}
          {due.length > 0 && agent.data && (
            <Button busy={agree.isPending && copy.agreeing} onClick={handleAgree} fullWidth>
              {copy.agree}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose} fullWidth>
            {due.length > 0 ? copy.later : copy.close}
          </Button>
        </div>
      </DialogFrame>
    </MuiProvider>
  );
}
