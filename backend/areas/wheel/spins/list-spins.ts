import { presentSpin, type SpinRow, spinRows } from '#backend/areas/wheel/spins/present-spin.ts';
import { presentPrize, readVersions } from '#backend/areas/wheel/weights/read-weights.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { findOnceDone } from '#backend/core/ledger/find-once-done.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { wheel } from '#contract/wheel.ts';

const PAGE = 20;
const NEWEST = '999999999999999';

const ofToken: Statement = {
  name: 'wheel_own_spin',
  text: `${spinRows} WHERE spin.member_id = $1::uuid AND spin.token = $2::text`,
};
const own: Statement = {
  name: 'wheel_own_spins',
  text: `
    ${spinRows} WHERE spin.member_id = $1::uuid AND spin.number < $2::bigint ORDER BY spin.number DESC LIMIT ${PAGE + 1}`,
};

async function findOfToken(ctx: MemberCtx, token: string): Promise<readonly SpinRow[]> {
  const spin = await findOnceDone(ctx, async (db) => {
    const [row] = await db.query<SpinRow>(ofToken, [ctx.memberId, token]);
    return row;
  });
  return spin ? [spin] : [];
}

/** The member's spins, newest first, or the one of a token, with the weights that they were drawn by. */
export const listSpins: Verb<typeof wheel.reward> = async ({ ctx, input }) => {
  const { spin_token: token, before_seq: before } = input;
  const rows =
    token === undefined
      ? await ctx.db.query<SpinRow>(own, [ctx.memberId, before ?? NEWEST])
      : await findOfToken(ctx, token);
  const shown = rows.slice(0, PAGE);
  const versions = [...new Set(shown.map(({ version }) => version))];
  const weights = versions.length > 0 ? await readVersions(ctx.db, versions) : [];
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    spins: shown.map(presentSpin),
    weights: weights.map(({ version, prizes }) => ({ version, prizes: prizes.map(presentPrize) })),
    before: last ? String(last.number) : null,
  };
};
