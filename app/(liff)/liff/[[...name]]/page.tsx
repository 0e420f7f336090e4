import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { readPage } from '#app/read-page.tsx';
import { lineCopy as copy } from '#components/line/copy.ts';
import { LineCard } from '#components/line/line-card.tsx';
import { LineClosed } from '#components/line/line-closed.tsx';
import { LineEntry } from '#components/line/line-entry.tsx';
import { HOME } from '#lib/home-path.ts';
import { liffPath, nameInState, targetOf } from '#lib/line/liff-paths.ts';
import { loadChrome } from '#lib/loaders/chrome.ts';
import { loadLineWay, loadLinkedLine } from '#lib/loaders/line.ts';
import { oneOf } from '#lib/loaders/search-params.ts';
import { loadViewer } from '#lib/loaders/viewer.ts';
import { paths } from '#lib/paths.ts';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

/** The page that LINE opens. What it finds in its address is LINE's, and is left there until LINE's scripts have read it. */
export default async function LiffPage({ params, searchParams }: PageProps<'/liff/[[...name]]'>) {
  const [[asked, ...deeper], query] = [(await params).name ?? [], await searchParams];
  if (deeper.length > 0) notFound();
  const name = [asked, nameInState(oneOf(query['liff.state']))].find((one) => targetOf(one) !== undefined);
  const target = targetOf(name);
  const hasAnswer = query.liffClientId !== undefined;
  return readPage(async () => {
    const [{ way, liff_id: liffId }, viewer, { first }] = await Promise.all([
      loadLineWay(),
      loadViewer(),
      loadChrome(),
    ]);
    // Without what LINE put into the address: browsers take a fragment along unless the redirect has one.
    if (viewer.state === 'expired') redirect(`${paths.sessionOver(liffPath(name), viewer.ended)}#`);
    // A member needs no login, and without LINE there is nothing to link.
    if (way === 'none' && viewer.state === 'member') redirect(target ?? HOME);
    const member =
      viewer.state === 'member'
        ? {
            name: viewer.user.first_name,
            mobile: viewer.user.username_masked,
            linked: await loadLinkedLine(),
          }
        : null;
    const foot = member ? (
      <a href={HOME}>{copy.home}</a>
    ) : (
      <>
        <span>{`${copy.otherWay} `}</span>
        <a href={paths.loginFor(target)}>{copy.byPassword}</a>
      </>
    );
    return (
      <LineCard foot={foot}>
        {way === 'none' ? (
          <LineClosed next={target ?? HOME} contactUrl={first.data?.agent.info.line_contact_url ?? HOME} />
        ) : (
          <LineEntry
            liffId={liffId}
            path={liffPath(name)}
            hasAnswer={hasAnswer}
            target={target}
            member={member}
          />
        )}
      </LineCard>
    );
  });
}
