import { account as contract } from '#contract/account.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mocksOf, notFound } from '#mocks/mock.ts';
import { noteFor } from '#mocks/notices.ts';
import { APP_CODE, RECOVERY_CODES, requireSecondFactor, wrongSecondFactor } from '#mocks/second-factor.ts';
import { requirePassword } from './require-password.ts';

const mock = mocksOf<CoreWorld>();
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Who asks, by the id of the browser. */
export function deviceOf(request: Request): string {
  return request.headers.get('x-device-id') ?? '';
}

function alreadyOn(): MockRefusal {
  return new MockRefusal(errorCodes.SECOND_FACTOR_ON, 'เปิดใช้การยืนยันสองขั้นตอนไว้แล้ว');
}

export const secondFactorHandlers = [
  mock(contract.beginSecondFactor, ({ member, input }) => {
    requirePassword(member, input.password);
    if (member.secondFactor?.since) throw alreadyOn();
    member.secondFactor = { since: null, recoveryCodes: [], devices: [] };
    return { secret: SECRET, uri: `otpauth://totp/pwin%3Amember?secret=${SECRET}&issuer=pwin` };
  }),
  mock(contract.confirmSecondFactor, ({ world, member, input, request }) => {
    if (!member.secondFactor) throw notFound();
    if (member.secondFactor.since) throw alreadyOn();
    if (input.second_factor !== APP_CODE) throw wrongSecondFactor();
    const devices = [deviceOf(request)];
    member.secondFactor = { since: nowOf(world), recoveryCodes: [...RECOVERY_CODES], devices };
    noteFor(world, member, 'second_factor_on');
    return { recovery_codes: [...RECOVERY_CODES] };
  }),
  mock(contract.endSecondFactor, ({ world, member, input }) => {
    requirePassword(member, input.password);
    requireSecondFactor(world, member, input.second_factor);
    if (member.secondFactor?.since) noteFor(world, member, 'second_factor_off');
    member.secondFactor = null;
    return {};
  }),
  mock(contract.renewRecoveryCodes, ({ world, member, input }) => {
    requirePassword(member, input.password);
    requireSecondFactor(world, member, input.second_factor);
    if (!member.secondFactor?.since) throw notFound();
    member.secondFactor.recoveryCodes = [...RECOVERY_CODES];
    noteFor(world, member, 'recovery_codes_made');
    return { recovery_codes: [...RECOVERY_CODES] };
  }),
];
