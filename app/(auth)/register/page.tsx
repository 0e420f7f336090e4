import type { Metadata } from 'next';
import { visitorPage } from '#app/visitor-page.tsx';
import { AuthCard } from '#components/account/auth-card.tsx';
import { copy } from '#components/account/copy.ts';
import { RegisterForm } from '#components/account/register/register-form.tsx';
import { loadRegistration, referralOf } from '#lib/loaders/account.ts';
import { oneOf } from '#lib/loaders/search-params.ts';
import { invitedPaths } from '#lib/loyalty/invited-paths.ts';
import { nextPath } from '#lib/next-path.ts';

export const metadata: Metadata = { title: copy.register.title };

export default visitorPage(['next', 'ref'], async ({ searchParams }: PageProps<'/register'>) => {
  const query = await searchParams;
  const next = nextPath(oneOf(query.next));
  const referral = referralOf(oneOf(query.ref));
  const registration = await loadRegistration(referral);
  const foot = (
    <>
      <span>{`${copy.register.hasAccount} `}</span>
      <a href={invitedPaths.login(referral, next)}>{copy.login.submit}</a>
    </>
  );
  return (
    <AuthCard title={copy.register.title} lead={copy.register.lead} foot={foot}>
      <RegisterForm {...registration} next={next} />
    </AuthCard>
  );
});
