import { account } from '#backend/account/area.ts';
import { agent } from '#backend/agent/area.ts';
import type { Area } from '#backend/area.ts';
import { changes } from '#backend/changes/area.ts';
import { ledger } from '#backend/ledger/area.ts';
import { limits } from '#backend/limits/area.ts';
import { live } from '#backend/live/area.ts';
import { lotto } from '#backend/lotto/area.ts';
import { operator } from '#backend/ops/area.ts';
import { payment } from '#backend/payment/area.ts';
import { protection } from '#backend/protection/area.ts';
import { wagers } from '#backend/wagers/area.ts';
import { wallet } from '#backend/wallet/area.ts';

/** Every area of this backend, in the order in which they are seeded and audited. */
export const areas: readonly Area[] = [
  ledger,
  wagers,
  limits,
  changes,
  live,
  agent,
  account,
  wallet,
  payment,
  lotto,
  protection,
  operator,
];
