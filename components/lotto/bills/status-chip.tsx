import { StatusBadge, type StatusTone } from '#components/ui/show/status-badge.tsx';
import type { Bill } from '#lib/api/lotto/queries.ts';

type Status = Bill['status'] | Bill['lines'][number]['status'];

const tones: Readonly<Record<Status, StatusTone>> = {
  pending: 'waiting',
  won: 'won',
  win: 'won',
  lost: 'lost',
  lose: 'lost',
  cancelled: 'returned',
  refunded: 'returned',
  refund: 'returned',
};

/** How a bill or a line ended, in a word. */
export function StatusChip({ status, children }: { status: Status; children: string }) {
  return <StatusBadge tone={tones[status]}>{children}</StatusBadge>;
}
