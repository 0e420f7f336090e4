'use client';

import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import { qrDrawing } from '#components/ui/show/qr-path.ts';
import styles from './affiliate.module.css';

/** The link to scan, black on white in either scheme. */
export function LinkQr({ url }: { readonly url: string }) {
  const { size, path } = qrDrawing(url);
  return (
    <figure className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={copy.qrLabel} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{copy.qrHint}</figcaption>
    </figure>
  );
}
