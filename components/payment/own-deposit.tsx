'use client';

import { DepositView } from '#components/payment/deposit-view.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import type { ChannelInfo, DepositQr } from '#lib/api/payment/queries.ts';
import type { DepositHeadroom } from '#lib/api/protection/queries.ts';

interface DepositData {
  readonly channels: readonly ChannelInfo[];
  readonly open: DepositQr[];
  readonly headroom: DepositHeadroom | null;
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** What a member does on the deposit page. */
export const OwnDeposit = fragmentView(function OwnDeposit({ own }: { readonly own: DepositData }) {
  return <DepositView {...own} />;
});
