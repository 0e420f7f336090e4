import type { Metadata } from 'next';
import { AuthCard } from '#components/account/auth-card.tsx';
import { copy } from '#components/account/copy.ts';
import { RegisterForm } from '#components/account/register/register-form.tsx';
import { nextPath } from '#components/account/session/next-path.ts';
import { InitialError } from '#components/layout/errors/initial-error.tsx';
import { loadRegistration } from '#lib/loaders/account.ts';
import { firstRead } from '#lib/loaders/first-read.ts';
import { oneOf } from '#lib/loaders/search-params.ts';
import { requireVisitor } from '#lib/loaders/viewer.ts';
import { paths } from '#lib/paths.ts';

export const metadata: Metadata = { title: copy.register.title };

export default async function Page({ searchParams }: PageProps<'/register'>) {
  await requireVisitor();
  const query = await searchParams;
  const next = nextPath(oneOf(query.next));
  const seed = await firstRead(() => loadRegistration(oneOf(query.ref)));
  if (seed.failure) return <InitialError failure={seed.failure} />;
  const foot = (
    <>
      {copy.register.hasAccount} <a href={paths.loginFor(next)}>{copy.login.submit}</a>
    </>
  );
  return (
    <AuthCard title={copy.register.title} lead={copy.register.lead} foot={foot}>
      <RegisterForm {...seed.data} next={next} />
    </AuthCard>
  );
}
