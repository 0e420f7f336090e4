import { tryDay } from '#backend/testing/reconcile/try-day.ts';

await tryDay();
