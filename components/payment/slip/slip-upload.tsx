'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { incomingPaymentWhy } from '#components/payment/incoming-payment-copy.ts';
import styles from '#components/payment/qr/qr-ticket.module.css';
import { slipCopy } from '#components/payment/slip/copy.ts';
import { type SmallPicture, shrinkPicture } from '#components/payment/slip/shrink-picture.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import type { SlipStatus } from '#contract/payment/slip.ts';
import { messageOf } from '#lib/api/errors.ts';
import { depositStatusQuery } from '#lib/api/payment/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { readSlipCode } from '#rules/payment/slip-code.ts';
import { MAX_CHOSEN_BYTES, pictureKind } from '#rules/payment/slip-picture.ts';

interface Chosen extends Omit<SmallPicture, 'pixels'> {
  /** True when the browser read the code of a slip in it. */
  readonly hasCode: boolean;
}

/** Why a file cannot be a slip; undefined when it may be one. */
async function problemOf(file: File): Promise<string | undefined> {
  if (file.size > MAX_CHOSEN_BYTES) return slipCopy.tooLarge;
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return pictureKind(head) === null ? slipCopy.noPicture : undefined;
}

async function hasCode(pixels: SmallPicture['pixels']): Promise<boolean> {
  const { default: decodeQr } = await import('qr/decode.js');
  try {
    return readSlipCode(decodeQr(pixels, { timeLimit: 300, effort: 4 })) !== null;
  } catch {
    return false;
  }
}

function said({ status, amount, why }: SlipStatus): string {
  return status === 'kept'
    ? slipCopy.kept(amount ?? 0, incomingPaymentWhy[why ?? 'unknown'])
    : slipCopy[status];
}

function seen({ hasCode }: Chosen): string {
  return hasCode ? slipCopy.codeFound : slipCopy.codeMissing;
}

/** Showing the slip of a transfer: chosen, made small, looked at, sent; the picture stays when sending fails, and when the time runs out meanwhile. */
export function SlipUpload({ depositRef }: { depositRef: string }) {
  const queryClient = useQueryClient();
  // Another view shows it once the deposit has ended.
  const queryKey = ['slip', depositRef];
  const [chosen, setChosen] = useState(() => queryClient.getQueryData<Chosen>(queryKey));
  const [problem, setProblem] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  const send = useCall('POST /api/member/payment/slip');

  const choose = (picture: Chosen | undefined) => {
    setChosen(picture);
    if (picture) queryClient.setQueryData(queryKey, picture);
    else queryClient.removeQueries({ queryKey });
  };
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    send.reset();
    choose(undefined);
    setOpening(true);
    setProblem(await problemOf(file).then((wrong) => wrong ?? open(file)));
    setOpening(false);
  };
  const open = async (file: File) => {
    try {
      const { url, base64, pixels } = await shrinkPicture(file);
      choose({ url, base64, hasCode: await hasCode(pixels) });
      return undefined;
    } catch {
      return slipCopy.unopened;
    }
  };
  const handleSend = () => {
    if (!chosen) return;
    // What it says of the money is told with the deposit too.
    const onSuccess = () => {
      queryClient.removeQueries({ queryKey });
      return queryClient.invalidateQueries({ queryKey: depositStatusQuery(depositRef).queryKey });
    };
    send.mutate({ ref: depositRef, image: chosen.base64 }, { onSuccess });
  };

  return (
    <section data-screen-only className={styles.slip} aria-labelledby="slip-title">
      <h3 id="slip-title">{slipCopy.title}</h3>
      <p>{slipCopy.lead}</p>
      {/* biome-ignore lint/performance/noImgElement: it was made on this device */}
      {chosen && <img className={styles.slipPicture} src={chosen.url} alt={slipCopy.preview} />}
      {problem && <FormAlert>{problem}</FormAlert>}
      {send.isError && <FormAlert>{messageOf(send.error)}</FormAlert>}
      <p role="status">
        {send.data ? said(send.data) : chosen ? seen(chosen) : isOpening && slipCopy.opening}
      </p>
      <label className={styles.slipChoose}>
        <input type="file" accept="image/jpeg,image/png,image/webp" onChange={handleFile} />
        <span>{chosen ? slipCopy.chooseOther : slipCopy.choose}</span>
      </label>
      {chosen && !send.data && (
        <Button fullWidth onClick={handleSend} busy={send.isPending && slipCopy.sending}>
          {slipCopy.send}
        </Button>
      )}
    </section>
  );
}
