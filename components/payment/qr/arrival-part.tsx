import type { ArrivalNotes, ArrivalNotesProps } from '#components/payment/arrival-notes.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';

const loadNotes = async (): Promise<typeof ArrivalNotes> =>
  (await import('#components/payment/arrival-notes.tsx')).ArrivalNotes;

/** Notes of money that did not fit, where there is any; few deposits have some, so their words come with it. */
export function ArrivalPart(props: ArrivalNotesProps) {
  return props.arrivals.length > 0 ? <LazyPart load={loadNotes} props={props} /> : null;
}
