import { complaintCopy as copy } from '#components/complaint/copy.ts';
import { OwnComplaints } from '#components/complaint/own-complaints.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { OwnComplaints as Own } from '#lib/loaders/complaint.ts';
import styles from './complaint.module.css';

/** Where members complain, and read what was answered. */
export function ComplaintPage({ own }: { readonly own: Own | string }) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      <OwnComplaints own={own} />
    </div>
  );
}
