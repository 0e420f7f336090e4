import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#backend/db/database.ts';
import { setting } from '#backend/db/schema/agent.ts';

const KEY = 'clock_offset_ms';

/** Remembers the distance of the running backend's clock to the real one, for tools that open the same database. */
export async function storeClockOffset(db: Database, offsetMs: number): Promise<void> {
  await db.orm
    .insert(setting)
    .values({ key: KEY, value: offsetMs })
    .onConflictDoUpdate({ target: setting.key, set: { value: offsetMs } });
}

/** Milliseconds of the backend that ran last; undefined when none ever did. */
export async function readClockOffset(db: Database): Promise<number | undefined> {
  const [row] = await db.orm.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  return row ? z.number().parse(row.value) : undefined;
}
