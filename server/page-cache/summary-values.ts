import type { SessionSummary } from '#lib/gateway/session-summary.ts';
import { MOST_UNREAD } from '#rules/inbox/inbox.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';

interface Leaves {
  readonly text: (value: string) => string;
  readonly instant: (value: string) => string;
  readonly baht: (value: number) => number;
  readonly count: (value: number) => number;
}

/** None, and the most that is counted, are said in words of their own: their pages have another shape. */
const isPlainCount = (value: number) => value !== 0 && value !== MOST_UNREAD;

/** The same summary with other leaves, visited in a fixed order. A new field of a member does not compile until it stands here. */
export function mapSummary(
  { user, wallets, times }: SessionSummary,
  { text, instant, baht, count }: Leaves,
): SessionSummary {
  const bankOf = (bank: NonNullable<typeof user.bank>) => ({
    bank_code: text(bank.bank_code),
    bank_name: text(bank.bank_name),
    account_masked: text(bank.account_masked),
  });
  return {
    user: {
      member_id: text(user.member_id),
      username_masked: text(user.username_masked),
      first_name: text(user.first_name),
      last_name: text(user.last_name),
      bank: user.bank && bankOf(user.bank),
      sub_bank: user.sub_bank && bankOf(user.sub_bank),
      previous_login: user.previous_login && {
        at: instant(user.previous_login.at),
        device: text(user.previous_login.device),
        address_masked: text(user.previous_login.address_masked),
      },
      session_started_at: instant(user.session_started_at),
      reality_due_at: instant(user.reality_due_at),
      limits_offered: user.limits_offered,
      consents_due: user.consents_due,
      created_at: instant(user.created_at),
      counts: { unread: isPlainCount(user.counts.unread) ? count(user.counts.unread) : user.counts.unread },
    },
    wallets: wallets.map(({ id, wallet_name, balance, wallet_type_id }) => ({
      id: text(id),
      wallet_name: text(wallet_name),
      balance: baht(balance),
      wallet_type_id,
    })),
    times: { clock: text(times.clock), played: text(times.played) },
  };
}

/** What is left of a summary without its values, as text: members alike in this get the same page but for the values. */
export function shapeOf(summary: SessionSummary): string {
  return JSON.stringify(
    mapSummary(summary, { text: () => '', instant: () => '', baht: () => 0, count: () => 1 }),
  );
}

/** Every value of a summary as a page may show it, in the order of `mapSummary`; an amount also as text, and the sum of all. */
export function valuesOf(summary: SessionSummary): string[] {
  const values: string[] = [];
  let sumSatang = 0n;
  const keep = (value: string) => {
    values.push(value);
    return value;
  };
  mapSummary(summary, {
    text: keep,
    instant: keep,
    count: (value) => {
      values.push(String(value));
      return value;
    },
    baht: (value) => {
      const satang = toSatang(value);
      sumSatang += satang;
      values.push(JSON.stringify(value), formatBaht(satang));
      return value;
    },
  });
  return [...values, formatBaht(sumSatang)];
}

/** Letters of Thai and Latin with their marks, digits, and what separates them. */
const PLAIN = /^[\p{Script=Thai}A-Za-z\u00c0-\u024f0-9 ,.:+-]{1,200}$/u;

/** True for a value that means itself wherever it stands: in HTML, in JSON, in a string of a script. */
export function isPlain(value: string): boolean {
  return PLAIN.test(value);
}
