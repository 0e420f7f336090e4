import { expect } from 'vitest';
import { totpCode, totpStep } from '#backend/areas/account/rules/totp.ts';
import { TEST_PASSWORD } from '#backend/testing/members.ts';
import type { World } from '#backend/testing/world.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows at a moment, for a secret as it is typed into it. */
export function appCode(secret: string, at: Date): string {
  return totpCode(fromBase32(secret), totpStep(at));
}

/** Switches on the second factor of a built member, and lets half a minute pass so that the app shows another code. */
export async function switchOn(
  world: World,
  token: string,
): Promise<{ secret: string; recoveryCodes: readonly string[]; code: () => string }> {
  const begun = await world.call('POST /api/member/second_factor/begin', { password: TEST_PASSWORD }, token);
  const secret = begun.body.data?.secret ?? '';
  const code = () => appCode(secret, world.clock.now());
  const on = await world.call('POST /api/member/second_factor/confirm', { second_factor: code() }, token);
  expect(on.body.error).toBe(0);
  world.clock.set(new Date(world.clock.now().getTime() + 30_000).toISOString());
  return { secret, recoveryCodes: on.body.data?.recovery_codes ?? [], code };
}
