import { area } from '#backend/area.ts';
import { findWrongPayloads } from '#backend/areas/payment/audit/recheck-payloads.ts';
import { findExchangedWithdrawals } from '#backend/areas/payment/audit/recheck-withdrawals.ts';
import { cancelQr } from '#backend/areas/payment/cancel-qr.ts';
import { depositByOperator } from '#backend/areas/payment/deposit-by-operator.ts';
import { paymentSettings } from '#backend/areas/payment/env.ts';
import { expireDeposits } from '#backend/areas/payment/expire-deposits.ts';
import { findChannelFlows } from '#backend/areas/payment/find-channel-flows.ts';
import { generateQr } from '#backend/areas/payment/generate-qr.ts';
import { listDeposits } from '#backend/areas/payment/history/list-deposits.ts';
import { receiveEvent } from '#backend/areas/payment/incoming/receive-event.ts';
import { listChannels } from '#backend/areas/payment/list-channels.ts';
import { listOpenQrs } from '#backend/areas/payment/list-open-qrs.ts';
import { listReceivers } from '#backend/areas/payment/ops/list-receivers.ts';
import { payDeposit, refuseDeposit, transferMoney } from '#backend/areas/payment/ops/sandbox-bank.ts';
import { showPayments } from '#backend/areas/payment/ops/show-payments.ts';
import {
  listUnmatched,
  matchIncomingPayment,
  returnIncomingPayment,
} from '#backend/areas/payment/ops/unmatched.ts';
import { withdrawCommands } from '#backend/areas/payment/ops/withdraw.ts';
import { ownTables } from '#backend/areas/payment/own-tables.ts';
import { paymentTransfers } from '#backend/areas/payment/payment-transfers.ts';
import { reconcilePayments } from '#backend/areas/payment/provider/reconcile-payments.ts';
import { readMoneyIn } from '#backend/areas/payment/read-money-in.ts';
import { reconcileChannels } from '#backend/areas/payment/reconcile/reconcile-channels.ts';
import { sealedChannels, sealedEvents, sealedPayouts } from '#backend/areas/payment/sealings.ts';
import { seedPayment } from '#backend/areas/payment/seed/seed-payment.ts';
import { showChannel } from '#backend/areas/payment/show-channel.ts';
import { showDepositStatus } from '#backend/areas/payment/show-deposit-status.ts';
import { showQr } from '#backend/areas/payment/show-qr.ts';
import { linkShown } from '#backend/areas/payment/slips/link-shown.ts';
import { sendSlip } from '#backend/areas/payment/slips/send-slip.ts';
import { paymentChannel } from '#backend/areas/payment/tables.ts';
import { closing } from '#backend/areas/payment/withdraw/closing.ts';
import { createWithdrawal } from '#backend/areas/payment/withdraw/create-withdrawal.ts';
import { findWithdrawable } from '#backend/areas/payment/withdraw/find-withdrawable.ts';
import { listWithdrawals } from '#backend/areas/payment/withdraw/list-withdrawals.ts';
import { showWithdrawInfo } from '#backend/areas/payment/withdraw/show-info.ts';
import { withdrawal } from '#backend/areas/payment/withdraw/tables.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { payment as contract } from '#contract/payment.ts';

export const payment = area({
  name: 'payment',
  calls: implement(contract, {
    channels: listChannels,
    info: showChannel,
    generateQr,
    qrcodeInfo: showQr,
    openQrs: listOpenQrs,
    listDeposits,
    inquiryStatus: showDepositStatus,
    cancelQr,
    webhook: receiveEvent,
    sendSlip,
    withdrawInfo: showWithdrawInfo,
    createWithdrawal,
    listWithdrawals,
  }),
  jobs: [
    { name: 'expire-deposits', cron: '* * * * *', run: expireDeposits },
    { name: 'link-slips', cron: '* * * * *', run: linkShown },
    { name: 'reconcile-payments', cron: '* * * * *', run: reconcilePayments },
  ],
  seed: seedPayment,
  reconciles: [reconcileChannels],
  sealings: [sealedChannels, sealedPayouts, sealedEvents],
  provides: {
    ...{ moneyIn: readMoneyIn, creditByOperator: depositByOperator },
    ...{ findChannelFlows, closing, findWithdrawable },
  },
  events: [
    { audience: 'public', table: paymentChannel, voidsPages: true },
    {
      audience: 'member',
      table: withdrawal,
      member: withdrawal.memberId,
      words: {
        kind: 'withdrawal',
        id: withdrawal.ref,
        what: withdrawal.status,
        columns: [withdrawal.status],
        on: ['insert', 'update'],
      },
    },
  ],
  ops: [
    listReceivers,
    showPayments,
    payDeposit,
    transferMoney,
    refuseDeposit,
    listUnmatched,
    matchIncomingPayment,
    returnIncomingPayment,
    ...withdrawCommands,
  ],
  /** `house.suspense` holds money that arrived and fits nothing yet. */
  units: [
    {
      name: BAHT,
      house: ['house.deposit', 'house.suspense'],
      outside: ['house.deposit', 'house.suspense'],
    },
  ],
  transfers: Object.values(paymentTransfers),
  audit: {
    scripts: [
      'backend/areas/payment/audit/deposits.sql',
      'backend/areas/payment/audit/withdrawals.sql',
      'backend/areas/payment/audit/turnover.sql',
    ],
    checks: [
      { name: 'deposit_payload', find: findWrongPayloads },
      { name: 'withdrawal_hash', find: findExchangedWithdrawals },
    ],
  },
  env: paymentSettings,
  ownTables,
});
