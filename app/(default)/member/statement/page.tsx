import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { statementCopy } from '#components/wallet/statement/copy.ts';
import { StatementPage } from '#components/wallet/statement/statement-page.tsx';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { loadStatement, statementFilterOf } from '#lib/loaders/statement.ts';

export const metadata: Metadata = { title: statementCopy.title };

export default page(
  'member',
  ['from', 'to', 'type', 'wallet', 'before', 'file'],
  async ({ searchParams }: PageProps<'/member/statement'>) => {
    const filter = statementFilterOf(await searchParams);
    const load = () => loadStatement(filter);
    // Where an earlier page ended is its member's own: such a page is not kept under it.
    return <StatementPage own={await (filter.before === undefined ? personalFragment(load) : load())} />;
  },
);
