import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { ComplaintPage } from '#components/complaint/complaint-page.tsx';
import { complaintCopy } from '#components/complaint/copy.ts';
import { ComplaintNumber } from '#contract/complaint.ts';
import { loadComplaints } from '#lib/loaders/complaint.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';

export const metadata: Metadata = { title: complaintCopy.title };

export default page('member', ['before'], async ({ searchParams }: PageProps<'/member/complaints'>) => {
  const { before } = await searchParams;
  const number = ComplaintNumber.safeParse(before).data;
  const own = await (number ? loadComplaints(number) : personalFragment(() => loadComplaints()));
  return <ComplaintPage own={own} />;
});
