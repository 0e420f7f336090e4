'use client';

import { payCopy } from '#components/payment/pay/copy.ts';
import { HeldMoney } from '#components/payment/pay/held-money.tsx';
import { PastDeposit } from '#components/payment/pay/past-deposit.tsx';
import styles from '#components/payment/payment-page.module.css';
import { OpenQrs } from '#components/payment/qr/open-qrs.tsx';
import { QrPanel } from '#components/payment/qr/qr-panel.tsx';
import { useOpenQrs } from '#components/payment/qr/use-open-qrs.ts';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { useNavigate } from '#components/ui/navigation.tsx';
import type { DepositEntry, DepositQr } from '#lib/api/payment/queries.ts';
import { paths } from '#lib/paths.ts';
import { depositsAddress, payAddress } from '#lib/pay-address.ts';
import { useArea } from '#stores/provider.tsx';

interface PayViewProps {
  readonly shown: DepositQr | null;
  /** One that ended long ago, in the place of one to pay. */
  readonly past?: DepositEntry | null;
  readonly open: DepositQr[];
  readonly contactUrl: string;
}

/** One deposit to pay, the others that wait, and money that the operator looks at; a next one begins on the deposit page. */
export function PayView({ shown, past, open: first, contactUrl }: PayViewProps) {
  const navigate = useNavigate();
  const { open, held, remove } = useOpenQrs(first);
  const wantNext = useArea('payment', (state) => state.wantNext);
  const makeNext = (amount: string) => {
    wantNext(amount);
    navigate(paths.deposit);
  };
  const others = open.filter(({ ref }) => ref !== shown?.ref);
  return (
    <>
      <div className={styles.work}>
        {shown ? (
          <QrPanel
            qr={shown}
            takesFocus={false}
            contactUrl={contactUrl}
            onCancelled={() => remove(shown)}
            onAgain={makeNext}
            onAnother={() => makeNext('')}
          >
            <Button variant="ghost" fullWidth onClick={() => window.print()}>
              {payCopy.print}
            </Button>
          </QrPanel>
        ) : past ? (
          <PastDeposit deposit={past} contactUrl={contactUrl} />
        ) : (
          <section aria-labelledby="nothing">
            <h2 id="nothing">{payCopy.nothing}</h2>
            <p>{payCopy.nothingText}</p>
            <ButtonLink fullWidth href={paths.deposit}>
              {payCopy.begin}
            </ButtonLink>
          </section>
        )}
        <OpenQrs
          qrs={others}
          isBeside={shown !== null}
          onOpen={({ ref }) => navigate(payAddress(ref), { replace: true })}
          onOver={remove}
        />
        <p data-screen-only className={styles.more}>
          <a href={depositsAddress()}>{payCopy.history}</a>
        </p>
      </div>
      <HeldMoney held={held.filter(({ ref }) => ref !== (shown ?? past)?.ref)} contactUrl={contactUrl} />
    </>
  );
}
