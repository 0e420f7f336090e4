import { copy } from '#components/payment/copy.ts';
import { qrDrawing } from '#components/ui/show/qr-path.ts';
import type { DepositQr } from '#lib/api/payment/queries.ts';
import styles from './qr-ticket.module.css';

/** The code to scan, black on white in either scheme. */
export function QrPaper({ qr }: { qr: DepositQr }) {
  const { size, path } = qrDrawing(qr.payload);
  return (
    <div className={styles.paper}>
      <p className={styles.brand} aria-hidden="true">
        PromptPay
      </p>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={copy.qrLabel(qr.amount)}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className={styles.sandbox}>{copy.sandbox}</p>
    </div>
  );
}
