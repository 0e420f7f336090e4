import { z } from 'zod';
import { Baht, Instant, MoneyChange } from '#contract/fields.ts';

/** What bets and prizes brought or took, counted when they have their result, and what waits for one. */
export const netFields = {
  net: MoneyChange,
  /** Staked on what has no result yet; never part of `net`. */
  open: Baht,
} as const;

/** The same since the member logged in. */
export const SessionNet = z.object({ since: Instant, ...netFields });
