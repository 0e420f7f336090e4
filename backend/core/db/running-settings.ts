import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#backend/core/db/database.ts';
import { setting } from '#backend/core/db/tables.ts';

const CLOCK_OFFSET = 'clock_offset_ms';
const SANDBOX = 'sandbox';
const KEY_MARK = 'key_mark';

async function store(db: Database, key: string, value: number | boolean | string): Promise<void> {
  await db.orm
    .insert(setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });
}

async function read(db: Database, key: string): Promise<unknown> {
  const [row] = await db.orm.select({ value: setting.value }).from(setting).where(eq(setting.key, key));
  return row?.value;
}

/** Remembers the distance of the running backend's clock to the real one, for tools that open the same database. */
export function storeClockOffset(db: Database, offsetMs: number): Promise<void> {
  return store(db, CLOCK_OFFSET, offsetMs);
}

/** Milliseconds of the backend that ran last; undefined when none ever did. */
export async function readClockOffset(db: Database): Promise<number | undefined> {
  return z
    .number()
    .optional()
    .parse(await read(db, CLOCK_OFFSET));
}

/** Remembers whether the running backend is a sandbox, for tools that open the same database. */
export function storeSandbox(db: Database, sandbox: boolean): Promise<void> {
  return store(db, SANDBOX, sandbox);
}

/** Whether the backend that ran last was a sandbox; undefined when none ever ran. */
export async function readSandbox(db: Database): Promise<boolean | undefined> {
  return z
    .boolean()
    .optional()
    .parse(await read(db, SANDBOX));
}

/** Remembers which key the running backend hashes with (`keyMark`), for tools that open the same database. */
export function storeKeyMark(db: Database, mark: string): Promise<void> {
  return store(db, KEY_MARK, mark);
}

/** Which key the backend that ran last hashed with; undefined when none ever ran. */
export async function readKeyMark(db: Database): Promise<string | undefined> {
  return z
    .string()
    .optional()
    .parse(await read(db, KEY_MARK));
}
