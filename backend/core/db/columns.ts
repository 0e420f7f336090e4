import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A column of money, in satang. */
export const satang = (name: string) => bigint(name, { mode: 'bigint' });

/** A column of an instant; which day that is in Bangkok is the reader's to say. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
