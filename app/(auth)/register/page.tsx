import type { Metadata } from 'next';
import { visitorPage } from '#app/visitor-page.tsx';
import { AuthCard } from '#components/account/auth-card.tsx';
import { copy } from '#components/account/copy.ts';
import { RegisterForm } from '#components/account/register/register-form.tsx';
import { loadRegistration } from '#lib/loaders/account.ts';
import { oneOf } from '#lib/loaders/search-params.ts';
import { nextPath } from '#lib/next-path.ts';
import { paths } from '#lib/paths.ts';

export const metadata: Metadata = { title: copy.register.title };

export default visitorPage(['next', 'ref'], async ({ searchParams }: PageProps<'/register'>) => {
  const query = await searchParams;
  const next = nextPath(oneOf(query.next));
  const registration = await loadRegistration(oneOf(query.ref));
  const foot = (
    <>
      <span>{`${copy.register.hasAccount} `}</span>
      <a href={paths.loginFor(next)}>{copy.login.submit}</a>
    </>
  );
  return (
    <AuthCard title={copy.register.title} lead={copy.register.lead} foot={foot}>
      <RegisterForm {...registration} next={next} />
    </AuthCard>
  );
});
