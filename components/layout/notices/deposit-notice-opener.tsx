'use client';

import { createPortal } from 'react-dom';
import styles from '#components/layout/frame/footer.module.css';
import { NOTICES_ID } from '#components/layout/frame/places.ts';
import { useFramePlace } from '#components/layout/frame/use-frame-place.ts';
import { NoticeButton } from '#components/payment/notice/notice-button.tsx';

/** In the footer, for members: opens the deposit notice. */
export function DepositNoticeOpener({ contactUrl }: { contactUrl: string }) {
  const place = useFramePlace(NOTICES_ID);
  if (!place) return null;
  return createPortal(<NoticeButton contactUrl={contactUrl} className={styles.opener} />, place);
}
