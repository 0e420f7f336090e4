'use client';

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '#components/payment/amount.module.css';
import { copy } from '#components/payment/copy.ts';
import { CouponDetails } from '#components/payment/coupon/coupon-details.tsx';
import { ChannelPicker, SubChannelPicker } from '#components/payment/make/channel-picker.tsx';
import { useMakeQr } from '#components/payment/make/use-make-qr.ts';
import { PromotionDetails } from '#components/payment/promotion/promotion-details.tsx';
import { QuickAmounts } from '#components/payment/quick-amounts.tsx';
import { StoredDeposit } from '#components/payment/stored-deposit.tsx';
import { typedAmount } from '#components/payment/typed-amount.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import type { SendState } from '#components/ui/form/use-send-once.ts';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import type { ChannelInfo, DepositQr, SelectedPromotion } from '#lib/api/payment/queries.ts';
import { type DepositHeadroom, depositHeadroomQuery } from '#lib/api/protection/queries.ts';
import { useArea } from '#stores/provider.tsx';

interface AmountFormProps {
  readonly channels: readonly ChannelInfo[];
  /** What the member's limits leave; null where they leave everything. */
  readonly headroom: DepositHeadroom | null;
  /** True when it comes in the place of something else: it is then brought into view, and read out from its heading. */
  readonly takesFocus: boolean;
  readonly onQr: (qr: DepositQr) => void;
}

const loadHeadroomNote = async () =>
  (await import('#components/payment/make/headroom-note.tsx')).HeadroomNote;
const HEADROOM_NOTE = 'deposit-headroom';

type Stages = Partial<Record<SendState<DepositQr>['stage'], string>>;
const qrBusy: Stages = { sending: copy.generating, looking: copy.checking };
const transferBusy: Stages = { sending: copy.beginning, looking: copy.checking };

/** Way to deposit, amount with quick amounts, and the button that makes the QR. */
export function AmountForm({ channels, headroom: first, takesFocus, onQr }: AmountFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [channelId, setChannelId] = useState(channels[0]?.channel_id);
  const { amount, setAmount, coupon, setCoupon } = useArea('payment', (state) => state);
  const input = useEarly<HTMLInputElement>(amount, setAmount);
  /** True once the amount is judged, by the way that is chosen then. */
  const [isJudged, setJudged] = useState(false);
  const [promotion, setPromotion] = useState<SelectedPromotion | null>(null);
  const channel = channels.find((one) => one.channel_id === channelId) ?? channels[0];
  const [subChannelId, setSubChannelId] = useState<number>();
  const sub =
    channel?.sub_channels.find(({ sub_channel_id }) => sub_channel_id === subChannelId) ??
    channel?.sub_channels[0];
  const { makeQr, showPending, failure, clearFailure, stage } = useMakeQr(channel, sub?.sub_channel_id, onQr);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const { data: headroom } = useQuery({
    ...depositHeadroomQuery(),
    initialData: first,
    enabled: first !== null,
  });

  if (!channel || !sub) return null;
  const isTransfer = channel.kind === 'bank' || channel.kind === 'true_money';
  const limits = { min: sub.min ?? channel.min, max: sub.max ?? channel.max };
  const read = typedAmount(amount, limits, copy);
  const amounts = channel.quick_amounts.filter((baht) => baht >= limits.min && baht <= limits.max);
  const handleAmount = (typed: string) => {
    setAmount(typed);
    setJudged(false);
    clearFailure();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (read.baht === undefined) input.current?.focus();
    else if (event.currentTarget.checkValidity()) makeQr(read.baht, promotion);
  };

  return (
    // Another way too: what was refused was refused of the one before.
    <form method="post" className={styles.form} onSubmit={handleSubmit} onChange={clearFailure} noValidate>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {copy.form}
      </h2>
      <ChannelPicker channels={channels} chosen={channel.channel_id} onChoose={setChannelId} />
      <SubChannelPicker channel={channel} chosen={sub.sub_channel_id} onChoose={setSubChannelId} />
      <Field
        ref={input}
        id="deposit-amount"
        label={copy.amount}
        name="amount"
        className={styles.amount}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        suffix={copy.baht}
        hint={copy.amountHint(limits.min, limits.max)}
        error={(isJudged && read.error) || failure.refusal}
        value={amount}
        onChange={(event) => handleAmount(event.target.value)}
        onBlur={() => amount && setJudged(true)}
      />
      {failure.hasPending && (
        <Button variant="secondary" fullWidth onClick={showPending}>
          {copy.showPending}
        </Button>
      )}
      <QuickAmounts
        label={copy.quick}
        amounts={amounts}
        typed={amount}
        nameOf={copy.quickAmount}
        onChoose={handleAmount}
        {...(headroom && { most: headroom.left, describedBy: HEADROOM_NOTE })}
      />
      {headroom && <LazyPart load={loadHeadroomNote} props={{ id: HEADROOM_NOTE, headroom, amounts }} />}
      <CouponDetails typed={coupon} refusal={failure.coupon} onType={setCoupon} />
      <PromotionDetails baht={read.baht} selected={promotion} onSelect={setPromotion} />
      {/* Below the promotion: one that the address names counts more than one that was kept. */}
      <StoredDeposit field={input} promotion={promotion} onPromotion={setPromotion} />
      {/* Beside the key that was pressed: the top of the form is out of sight by then. */}
      {failure.unknown && <FormAlert>{failure.unknown}</FormAlert>}
      <SubmitButton fullWidth busy={(isTransfer ? transferBusy : qrBusy)[stage] ?? false}>
        {isTransfer ? copy.begin : copy.generate}
      </SubmitButton>
    </form>
  );
}
