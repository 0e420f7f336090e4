import { area } from '#backend/area.ts';
import { implement } from '#backend/http/implement.ts';
import { receiveEvent } from '#backend/payment/arrivals/receive-event.ts';
import { findWrongPayloads } from '#backend/payment/audit/recheck-payloads.ts';
import { findExchangedWithdrawals } from '#backend/payment/audit/recheck-withdrawals.ts';
import { cancelQr } from '#backend/payment/cancel-qr.ts';
import { paymentSettings } from '#backend/payment/env.ts';
import { expireDeposits } from '#backend/payment/expire-deposits.ts';
import { generateQr } from '#backend/payment/generate-qr.ts';
import { listDeposits } from '#backend/payment/history/list-deposits.ts';
import { listChannels } from '#backend/payment/list-channels.ts';
import { listOpenQrs } from '#backend/payment/list-open-qrs.ts';
import { payDeposit, refuseDeposit, transferMoney } from '#backend/payment/ops/sandbox-bank.ts';
import { listUnmatched, matchArrival, returnArrival } from '#backend/payment/ops/unmatched.ts';
import { withdrawCommands } from '#backend/payment/ops/withdraw.ts';
import { ownTables } from '#backend/payment/own-tables.ts';
import { paymentTransfers } from '#backend/payment/payment-transfers.ts';
import { reconcilePayments } from '#backend/payment/provider/reconcile-payments.ts';
import { readMoneyIn } from '#backend/payment/read-money-in.ts';
import { sealedChannels, sealedEvents, sealedPayouts } from '#backend/payment/sealings.ts';
import { seedPayment } from '#backend/payment/seed/seed-payment.ts';
import { showChannel } from '#backend/payment/show-channel.ts';
import { showDepositStatus } from '#backend/payment/show-deposit-status.ts';
import { showQr } from '#backend/payment/show-qr.ts';
import { linkShown } from '#backend/payment/slips/link-shown.ts';
import { sendSlip } from '#backend/payment/slips/send-slip.ts';
import { paymentChannel } from '#backend/payment/tables.ts';
import { closing } from '#backend/payment/withdraw/closing.ts';
import { createWithdrawal } from '#backend/payment/withdraw/create-withdrawal.ts';
import { listWithdrawals } from '#backend/payment/withdraw/list-withdrawals.ts';
import { showWithdrawInfo } from '#backend/payment/withdraw/show-info.ts';
import { withdrawal } from '#backend/payment/withdraw/tables.ts';
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
  sealings: [sealedChannels, sealedPayouts, sealedEvents],
  moneyIn: readMoneyIn,
  closing,
  shown: [paymentChannel],
  told: [
    {
      table: withdrawal,
      kind: 'withdrawal',
      id: withdrawal.ref,
      what: withdrawal.status,
      member: withdrawal.memberId,
      columns: [withdrawal.status],
      on: ['insert', 'update'],
    },
  ],
  ops: [
    payDeposit,
    transferMoney,
    refuseDeposit,
    listUnmatched,
    matchArrival,
    returnArrival,
    ...withdrawCommands,
  ],
  /** `house.suspense` holds money that arrived and fits nothing yet. */
  houseAccounts: ['house.deposit', 'house.suspense'],
  transfers: Object.values(paymentTransfers),
  audit: {
    scripts: [
      'backend/payment/audit/deposits.sql',
      'backend/payment/audit/withdrawals.sql',
      'backend/payment/audit/turnover.sql',
    ],
    checks: [
      { name: 'deposit_payload', find: findWrongPayloads },
      { name: 'withdrawal_hash', find: findExchangedWithdrawals },
    ],
  },
  env: paymentSettings,
  ownTables,
});
