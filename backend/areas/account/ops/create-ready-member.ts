import { createMember } from '#backend/areas/account/create-member.ts';
import { may, needs, type OpsCommand, username } from '#backend/core/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option, satangOption } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';
import { passwordError } from '#rules/person/new-password.ts';

/** Identity of a member that an operator makes in the sandbox: of age, with an account number that follows from the mobile number. */
function sandboxIdentity(mobile: string) {
  return {
    firstName: 'สมาชิก',
    lastName: 'ทดลอง',
    birthDate: '1990-01-31',
    bankCode: '004',
    bankAccountNo: mobile,
  };
}

async function create(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const mobile = normaliseMobile(option(call, 'username'));
  const password = option(call, 'password');
  const problem = mobileError(mobile) ?? passwordError(password);
  if (problem) throw new OperatorRefusal(problem);
  const satang = satangOption(call, 'deposit');
  const { memberId } = await createMember(services, {
    username: mobile,
    password,
    isOfferedLimits: false,
    ...sandboxIdentity(mobile),
  });
  const ref =
    satang === undefined ? undefined : await services.ports.creditByOperator(services, { memberId, satang });
  const lines = [`Member ${mobile} created`];
  if (ref !== undefined && satang !== undefined) lines.push(`Deposit ${ref}: ${baht(satang)} credited`);
  return { code: 0, lines };
}

/** Makes the account and pays the first deposit in, as one would do both by hand; who asks for it answers for the member's consent. */
export const createReadyMember: OpsCommand = {
  name: 'member create',
  summary: 'A ready member with sandbox identity data, and a first deposit (baht)',
  changes: true,
  options: {
    username,
    password: { ...needs('P'), secret: true },
    deposit: { ...may('BAHT'), sandbox: true },
  },
  run: create,
};
