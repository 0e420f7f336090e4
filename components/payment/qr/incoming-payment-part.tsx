import type {
  IncomingPaymentNotes,
  IncomingPaymentNotesProps,
} from '#components/payment/incoming-payment-notes.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';

const loadNotes = async (): Promise<typeof IncomingPaymentNotes> =>
  (await import('#components/payment/incoming-payment-notes.tsx')).IncomingPaymentNotes;

/** Notes of money that did not fit, where there is any; few deposits have some, so their words come with it. */
export function IncomingPaymentPart(props: IncomingPaymentNotesProps) {
  return props.arrivals.length > 0 ? <LazyPart load={loadNotes} props={props} /> : null;
}
