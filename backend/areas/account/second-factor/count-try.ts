import { accountLimits } from '#backend/areas/account/limits.ts';
import { knowsDevice } from '#backend/areas/account/second-factor/known-devices.ts';
import { giveBackLimits, takeLimits, type Use } from '#backend/core/limits/take-limits.ts';
import type { PasswordAsker } from '#backend/core/session/ask-password.ts';
import { Refusal } from '#backend/refusal.ts';

/** Who gives a code, and what tries are counted by (`Asker`). */
export interface CodeGiver {
  readonly memberId: string;
  readonly username: string;
  /** Keyed hash of the number. */
  readonly account: string;
  readonly known: 'device' | 'address' | undefined;
  readonly origin: string;
}

/** Where something is done in a session: in its browser, or with the others that have none. */
export function originInSession({ deviceKey }: Pick<PasswordAsker, 'deviceKey'>): string {
  return deviceKey ? `device:${deviceKey}` : 'session';
}

/**
 * What a wrong code uses up: a try of its browser, known address, or strange one; and of all browsers that have not shown the
 * second factor, for there may be many, those of known devices apart from strangers'. Whom it was shown by has tries of its own.
 */
async function usesOf(ctx: PasswordAsker, { memberId, account, known, origin }: CodeGiver): Promise<Use[]> {
  const from = known ? origin : `address:${ctx.address}`;
  const own = { limit: accountLimits.wrongSecondFactor, subject: `${account}|${from}` };
  if (await knowsDevice(ctx.db, memberId, ctx.deviceKey, ctx.now())) return [own];
  const all = `${account}|${known ? 'known' : 'strange'}`;
  return [own, { limit: accountLimits.wrongSecondFactorOfMember, subject: all }];
}

function tooManyCodes(until: Date): Refusal {
  return new Refusal('LOCKED', 'กรอกรหัสยืนยันผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่ หรือใช้รหัสสำรอง', {
    until: until.toISOString(),
  });
}

/**
 * Six digits are few, so wrong ones are counted before they are compared (`usesOf`): nobody without the password uses up
 * anything, and who has it elsewhere nothing of the member's own browser. Throws 4002 with `until`.
 */
export async function countTry(
  ctx: PasswordAsker,
  giver: CodeGiver,
  fits: () => Promise<boolean>,
): Promise<boolean> {
  const taken: Use[] = [];
  // One after the other: who has none left of the own tries takes none of those of all.
  for (const use of await usesOf(ctx, giver)) {
    const until = await takeLimits(ctx.db, ctx.now(), [use]);
    if (until) {
      await giveBackLimits(ctx.db, taken);
      throw tooManyCodes(until);
    }
    taken.push(use);
  }
  const isRight = await fits();
  if (isRight) await giveBackLimits(ctx.db, taken);
  return isRight;
}
