import { MoreAbout } from '#components/ui/show/more-about.tsx';
import { statementCopy } from '#components/wallet/statement/copy.ts';
import type { Statement } from '#lib/api/wallet/queries.ts';
import { formatBaht, formatNet } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './statement.module.css';

type Summary = NonNullable<Statement['summary']>;

/** What playing brought or took since the member logged in (UKGC RTS 2E). */
export function SessionNet({ session: { since, net, open } }: Pick<Summary, 'session'>) {
  return (
    <section className={styles.lifetime} aria-labelledby="session-net">
      <h2 id="session-net">{statementCopy.sessionNet(formatThaiDateTime(since))}</h2>
      <strong>{formatNet(net)}</strong>
      <p>{statementCopy.sessionOpen(open)}</p>
    </section>
  );
}

/** What a member has put in and not taken out again, ever, and what that means (UKGC RTS 1C). */
export function LifetimeNet({ lifetime: { deposited, withdrawn, net } }: Pick<Summary, 'lifetime'>) {
  return (
    <section className={styles.lifetime} aria-labelledby="lifetime-net">
      <h2 id="lifetime-net">{statementCopy.lifetime}</h2>
      <strong>{`฿ ${formatBaht(net)}`}</strong>
      <MoreAbout
        text={statementCopy.lifetimeText(deposited, withdrawn)}
        about={statementCopy.lifetimeAbout}
        more={statementCopy.lifetimeMore}
      />
    </section>
  );
}
