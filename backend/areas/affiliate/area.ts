import { area } from '#backend/area.ts';
import { affiliateGifts } from '#backend/areas/affiliate/affiliate-gifts.ts';
import { affiliateTransfers } from '#backend/areas/affiliate/affiliate-transfers.ts';
import { entryCheck } from '#backend/areas/affiliate/audit/entry-check.ts';
import { createLink } from '#backend/areas/affiliate/create-link.ts';
import { readCommission } from '#backend/areas/affiliate/follow-wagers.ts';
import { isInvited } from '#backend/areas/affiliate/is-invited.ts';
import { listTransactions, listTransactionsOfMonth } from '#backend/areas/affiliate/list-transactions.ts';
import { nextRates } from '#backend/areas/affiliate/next-rates.ts';
import { noteReferral } from '#backend/areas/affiliate/note-referral.ts';
import { affiliateCommands } from '#backend/areas/affiliate/ops/affiliate-commands.ts';
import { ownTables } from '#backend/areas/affiliate/own-tables.ts';
import { commissionDue } from '#backend/areas/affiliate/read-balance.ts';
import { payLastCommission, redeemCommission } from '#backend/areas/affiliate/redeem-commission.ts';
import { seedTerms } from '#backend/areas/affiliate/seed/seed-terms.ts';
import { sendCommission } from '#backend/areas/affiliate/send-commission.ts';
import { showConfigs } from '#backend/areas/affiliate/show-configs.ts';
import { showNetwork } from '#backend/areas/affiliate/show-network.ts';
import { showSummary } from '#backend/areas/affiliate/show-summary.ts';
import { affiliateTerms } from '#backend/areas/affiliate/tables.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { affiliate as contract } from '#contract/affiliate.ts';

/** Members who invite others, and commission on what those stake. */
export const affiliate = area({
  name: 'affiliate',
  calls: implement(contract, {
    configs: showConfigs,
    network: showNetwork,
    transactions: listTransactions,
    transactionsOfMonth: listTransactionsOfMonth,
    summary: showSummary,
    redeem: redeemCommission,
    link: createLink,
  }),
  jobs: [
    { name: 'read-wagers-affiliate', cron: '* * * * *', run: readCommission },
    { name: 'send-commission', cron: '*/30 * * * *', run: sendCommission },
  ],
  events: [
    { audience: 'public', table: affiliateTerms, voidsPages: true },
    { audience: 'public', scheduled: nextRates },
  ],
  seed: seedTerms,
  ops: affiliateCommands,
  units: [{ name: BAHT, house: ['house.affiliate'] }],
  transfers: Object.values(affiliateTransfers),
  provides: { noteReferral, commissionDue, payLastCommission, isInvited },
  ownTables,
  gifts: affiliateGifts,
  audit: { scripts: ['backend/areas/affiliate/audit/affiliate.sql'], checksBy: entryCheck },
});
