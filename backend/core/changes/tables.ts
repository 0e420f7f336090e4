import { customType, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Transactions that changed what visitors see, each once. The database writes it (`note_visible_change`); processes that
 * look on compare it with what their last look could see.
 */
export const visibleChange = pgTable('visible_change', {
  transaction: xid8().primaryKey(),
  at: instant('at').notNull().defaultNow(),
});
