'use client';

import { createPortal } from 'react-dom';
import styles from '#components/layout/layouts/footer.module.css';
import { NOTICES_ID } from '#components/layout/layouts/places.ts';
import { useLayoutPlace } from '#components/layout/layouts/use-layout-place.ts';
import { NoticeButton } from '#components/payment/notice/notice-button.tsx';

/** In the footer, for members: opens the deposit notice. */
export function DepositNoticeOpener({ contactUrl }: { contactUrl: string }) {
  const place = useLayoutPlace(NOTICES_ID);
  if (!place) return null;
  return createPortal(<NoticeButton contactUrl={contactUrl} className={styles.opener} />, place);
}
