import { createHmac } from 'node:crypto';
import type { Database, Statement, Tx } from '#backend/core/db/database.ts';
import { DAY_MS } from '#backend/core/limits/limit.ts';
import type { Ctx } from '#backend/ctx.ts';

/** How long a device is known after the last login there. */
export const DEVICE_KNOWN_MS = 90 * DAY_MS;
/** So many of each kind a member has, the newest; carriers give a phone many addresses. */
const DEVICES_OF_KIND = 10;

export const KNOWN_DEVICE_KINDS = ['device', 'address'] as const;
export type KnownDeviceKind = (typeof KNOWN_DEVICE_KINDS)[number];

type Caller = Pick<Ctx, 'accountKey' | 'address' | 'deviceKey'>;

const find: Statement = {
  name: 'known_place_find',
  text: `
    SELECT kind FROM known_place
    WHERE member_id = $1::uuid AND place_hash = ANY ($2::text[]) AND seen_at > $3::timestamptz
      AND seen_at <= $4::timestamptz + interval '1 minute'`,
};
const note: Statement = {
  name: 'known_place_note',
  text: `
    INSERT INTO known_place AS known (member_id, place_hash, kind, seen_at)
    SELECT $1::uuid, hash, kind, $4::timestamptz FROM unnest($2::text[], $3::text[]) AS device (hash, kind) ORDER BY hash
    ON CONFLICT (member_id, place_hash) DO UPDATE SET seen_at = excluded.seen_at`,
};
const keepNewest: Statement = {
  name: 'known_place_keep_newest',
  text: `
    DELETE FROM known_place WHERE member_id = $1::uuid AND place_hash = ANY (ARRAY (
      SELECT place_hash FROM known_place
      WHERE member_id = $1::uuid AND kind = $2::text ORDER BY seen_at DESC, place_hash OFFSET ${DEVICES_OF_KIND}
      FOR UPDATE SKIP LOCKED
    ))`,
};
const forget: Statement = {
  name: 'known_place_forget',
  text: 'DELETE FROM known_place WHERE member_id = $1::uuid',
};

/** A device or address as the database stores it: the same one of two members is not the same text. */
function deviceHash({ accountKey }: Pick<Ctx, 'accountKey'>, memberId: string, device: string): string {
  return createHmac('sha256', accountKey).update(`known-place|${memberId}|${device}`).digest('base64url');
}

/** The browser and the address that ask; callers without an address share `unknown`, which is no device. */
function devicesOf(
  ctx: Caller,
  memberId: string,
): { readonly hash: string; readonly kind: KnownDeviceKind }[] {
  const device = ctx.deviceKey === undefined ? [] : [{ kind: 'device' as const, at: ctx.deviceKey }];
  const address = ctx.address === 'unknown' ? [] : [{ kind: 'address' as const, at: ctx.address }];
  return [...device, ...address].map(({ kind, at }) => ({
    kind,
    hash: deviceHash(ctx, memberId, `${kind}:${at}`),
  }));
}

/**
 * What a login of the last 90 days was made with: this very browser, or only this network address. Asked of the database
 * whoever the member is, so that it takes as long for nobody.
 */
export async function findKnownDevice(
  ctx: Caller & Pick<Ctx, 'now'> & { readonly db: Pick<Database | Tx, 'query'> },
  memberId: string,
): Promise<KnownDeviceKind | undefined> {
  const now = ctx.now();
  const hashes = devicesOf(ctx, memberId).map(({ hash }) => hash);
  const since = new Date(now.getTime() - DEVICE_KNOWN_MS);
  const rows = await ctx.db.query<{ kind: KnownDeviceKind }>(find, [memberId, hashes, since, now]);
  return rows.find(({ kind }) => kind === 'device')?.kind ?? rows[0]?.kind;
}

/** From now on the member is known here: by a login, a reset by code, or the registration. */
export async function noteKnownDevices(
  ctx: Caller & Pick<Ctx, 'now'>,
  db: Pick<Database | Tx, 'query'>,
  memberId: string,
): Promise<void> {
  const devices = devicesOf(ctx, memberId);
  const [hashes, kinds] = [devices.map(({ hash }) => hash), devices.map(({ kind }) => kind)];
  await db.query(note, [memberId, hashes, kinds, ctx.now()]);
  for (const kind of KNOWN_DEVICE_KINDS) await db.query(keepNewest, [memberId, kind]);
}

/** Nothing of where a member was stays, as when the account is closed. */
export async function forgetKnownDevices(db: Pick<Tx, 'query'>, memberId: string): Promise<void> {
  await db.query(forget, [memberId]);
}
