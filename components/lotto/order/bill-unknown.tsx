import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import type { BillOrder, OrderState } from '#components/lotto/order/use-bill-order.ts';
import { Button } from '#components/ui/form/button.tsx';
import { brokenConnection } from '#components/ui/show/broken-connection.ts';
import styles from './bill-dialog.module.css';

/** No answer came to an order: it is looked up first, and then at most the same order is sent again. */
export function BillUnknown({ stage, order }: { stage: OrderState['stage']; order: BillOrder }) {
  const isLooking = stage === 'looking';
  const isUnsent = stage === 'unsent';
  return (
    <div className={styles.unknown}>
      {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
      <img src={brokenConnection} alt="" width={144} height={112} />
      <p role="status">
        {isLooking ? dialogCopy.looking : isUnsent ? dialogCopy.unsentText : dialogCopy.unknownText}
      </p>
      {isUnsent && (
        <Button fullWidth onClick={() => order.resend()}>
          {dialogCopy.resend}
        </Button>
      )}
      <Button
        variant={isUnsent ? 'ghost' : 'primary'}
        fullWidth
        busy={isLooking}
        onClick={() => order.look()}
      >
        {dialogCopy.look}
      </Button>
    </div>
  );
}
