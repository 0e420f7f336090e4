import type { Metadata } from 'next';
import { visitorPage } from '#app/visitor-page.tsx';
import { AuthCard } from '#components/account/auth-card.tsx';
import { copy } from '#components/account/copy.ts';
import { LoginForm } from '#components/account/login/login-form.tsx';
import { LineWay } from '#components/line/line-way.tsx';
import { sessionEnds } from '#contract/constants.ts';
import { referralOf } from '#lib/loaders/account.ts';
import { loadLineWay } from '#lib/loaders/line.ts';
import { oneOf } from '#lib/loaders/search-params.ts';
import { invitedPaths } from '#lib/loyalty/invited-paths.ts';
import { nextPath } from '#lib/next-path.ts';

export const metadata: Metadata = { title: copy.login.title };

export default visitorPage(['next', 'over', 'ref'], async ({ searchParams }: PageProps<'/login'>, isDead) => {
  const { next: asked, over, ref } = await searchParams;
  const next = nextPath(oneOf(asked));
  const ended = sessionEnds.find((one) => one === oneOf(over));
  const foot = (
    <>
      <span>{`${copy.login.noAccount} `}</span>
      <a href={invitedPaths.register(referralOf(oneOf(ref)), next)}>{copy.login.register}</a>
    </>
  );
  const { way } = await loadLineWay();
  return (
    <AuthCard title={copy.login.title} lead={copy.login.lead} foot={foot}>
      <LoginForm next={next} isOver={isDead || over !== undefined} ended={ended} isDead={isDead} />
      {way !== 'none' && <LineWay next={next} />}
    </AuthCard>
  );
});
