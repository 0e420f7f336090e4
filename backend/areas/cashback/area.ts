import { area } from '#backend/area.ts';
import { cashbackGifts } from '#backend/areas/cashback/cashback-gifts.ts';
import { cashbackTransfers } from '#backend/areas/cashback/cashback-transfers.ts';
import { claimLoss, claimTurnover } from '#backend/areas/cashback/claim/claim-cashback.ts';
import { listLossHistory, listTurnoverHistory } from '#backend/areas/cashback/claim/list-history.ts';
import { showToday } from '#backend/areas/cashback/claim/show-today.ts';
import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { rankCheck } from '#backend/areas/cashback/close/rank-check.ts';
import { findRankStake } from '#backend/areas/cashback/figures/find-rank-stake.ts';
import { rateCommands } from '#backend/areas/cashback/ops/rate-commands.ts';
import { ownTables } from '#backend/areas/cashback/own-tables.ts';
import { listRates } from '#backend/areas/cashback/rates/list-rates.ts';
import { seedRates } from '#backend/areas/cashback/rates/seed-rates.ts';
import { sealedRates } from '#backend/areas/cashback/sealings.ts';
import { cashbackRate } from '#backend/areas/cashback/tables.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { cashback as contract } from '#contract/cashback.ts';

/** Rebates of a Bangkok day: of what was put at risk, and of what was lost. */
export const cashback = area({
  name: 'cashback',
  calls: implement(contract, {
    rates: listRates,
    today: showToday,
    claimTurnover,
    claimLoss,
    turnoverHistory: listTurnoverHistory,
    lossHistory: listLossHistory,
  }),
  jobs: [{ name: 'close-cashback-days', cron: '*/5 * * * *', run: closeCashbackDays }],
  seed: seedRates,
  ops: rateCommands,
  units: [{ name: BAHT, house: ['house.cashback'] }],
  transfers: Object.values(cashbackTransfers),
  provides: { findRankStake },
  ownTables,
  sealings: [sealedRates],
  gifts: cashbackGifts,
  audit: { scripts: ['backend/areas/cashback/audit.sql'], checks: [rankCheck] },
  events: [{ audience: 'public', table: cashbackRate, voidsPages: true }],
});
