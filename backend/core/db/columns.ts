import { bigint } from 'drizzle-orm/pg-core';

/** A column of money, in satang. */
export const satang = (name: string) => bigint(name, { mode: 'bigint' });
