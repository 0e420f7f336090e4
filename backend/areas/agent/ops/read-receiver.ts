import { asc } from 'drizzle-orm';
import { type agentReceiver, bank } from '#backend/areas/agent/tables.ts';
import { type OpsCall, option, typedOption } from '#backend/core/ops/ops-call.ts';
import { fileLine } from '#backend/core/ops/parse-file.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { accountDigits, bankAccountNoError, normaliseAccountNo } from '#rules/person/bank-account.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';

const MOST_NAME = 80;

type Asked = Pick<typeof agentReceiver.$inferSelect, 'kind' | 'bankCode' | 'accountNo' | 'accountName'>;

function accountName(call: OpsCall): string {
  const parsed = fileLine(MOST_NAME).safeParse(option(call, 'name'));
  if (!parsed.success) throw new OperatorRefusal(`--name is one line of at most ${MOST_NAME} letters`);
  return parsed.data;
}

async function ofBank(call: OpsCall): Promise<Pick<Asked, 'bankCode' | 'accountNo'>> {
  const banks = await call.services.db.orm
    .select({ code: bank.code, shortName: bank.shortName })
    .from(bank)
    .orderBy(asc(bank.code));
  const bankCode = typedOption(call, 'bank');
  if (!banks.some(({ code }) => code === bankCode)) {
    const known = banks.map(({ code, shortName }) => `${code} ${shortName}`).join(', ');
    throw new OperatorRefusal(`--bank is one of ${known}: ${bankCode}`);
  }
  const typed = option(call, 'account');
  if (bankAccountNoError(bankCode, typed))
    throw new OperatorRefusal(
      `--account of bank ${bankCode} has ${accountDigits(bankCode)} digits: ${typed}`,
    );
  return { bankCode, accountNo: normaliseAccountNo(typed) };
}

function ofWallet(call: OpsCall): Pick<Asked, 'bankCode' | 'accountNo'> {
  if (call.options.bank !== undefined) throw new OperatorRefusal('--bank is nothing that true_money has');
  const typed = option(call, 'account');
  if (mobileError(typed)) throw new OperatorRefusal(`--account of true_money is a mobile number: ${typed}`);
  return { bankCode: null, accountNo: normaliseMobile(typed) };
}

/** An account as it was typed, in the form that deposits and banks name it by. Throws `OperatorRefusal` for what is none. */
export async function readReceiver(call: OpsCall): Promise<Asked> {
  const kind = option(call, 'kind');
  if (kind !== 'bank' && kind !== 'true_money')
    throw new OperatorRefusal(`--kind is bank or true_money: ${kind}`);
  const account = kind === 'bank' ? await ofBank(call) : ofWallet(call);
  return { kind, ...account, accountName: accountName(call) };
}
