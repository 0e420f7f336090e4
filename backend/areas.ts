import type { Area } from '#backend/area.ts';
import { account } from '#backend/areas/account/area.ts';
import { affiliate } from '#backend/areas/affiliate/area.ts';
import { agent } from '#backend/areas/agent/area.ts';
import { cashback } from '#backend/areas/cashback/area.ts';
import { complaint } from '#backend/areas/complaint/area.ts';
import { coupon } from '#backend/areas/coupon/area.ts';
import { games } from '#backend/areas/games/area.ts';
import { house } from '#backend/areas/house/area.ts';
import { inbox } from '#backend/areas/inbox/area.ts';
import { line } from '#backend/areas/line/area.ts';
import { lotto } from '#backend/areas/lotto/area.ts';
import { payment } from '#backend/areas/payment/area.ts';
import { poll } from '#backend/areas/poll/area.ts';
import { promotion } from '#backend/areas/promotion/area.ts';
import { protection } from '#backend/areas/protection/area.ts';
import { quests } from '#backend/areas/quests/area.ts';
import { shop } from '#backend/areas/shop/area.ts';
import { sooth } from '#backend/areas/sooth/area.ts';
import { wallet } from '#backend/areas/wallet/area.ts';
import { wheel } from '#backend/areas/wheel/area.ts';
import { changes } from '#backend/core/changes/area.ts';
import { database } from '#backend/core/db/area.ts';
import { entitlements } from '#backend/core/entitlements/area.ts';
import { ledger } from '#backend/core/ledger/area.ts';
import { limits } from '#backend/core/limits/area.ts';
import { live } from '#backend/core/live/area.ts';
import { operator } from '#backend/core/ops/area.ts';
import { turnover } from '#backend/core/turnover/area.ts';
import { wagers } from '#backend/core/wagers/area.ts';

/** Every area of this backend, in the order in which they are seeded and audited. */
export const areas: readonly Area[] = [
  ledger,
  entitlements,
  wagers,
  turnover,
  limits,
  database,
  changes,
  live,
  agent,
  account,
  wallet,
  payment,
  lotto,
  games,
  house,
  promotion,
  coupon,
  affiliate,
  protection,
  quests,
  cashback,
  wheel,
  shop,
  poll,
  complaint,
  sooth,
  line,
  inbox,
  operator,
];
