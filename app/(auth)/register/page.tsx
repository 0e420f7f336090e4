import type { Metadata } from 'next';
import { AuthCard } from '#components/account/auth-card.tsx';
import { copy } from '#components/account/copy.ts';
import { RegisterForm } from '#components/account/register-form.tsx';
import { InitialError } from '#components/layout/initial-error.tsx';
import { loadRegistration } from '#lib/loaders/account.ts';
import { firstRead } from '#lib/loaders/first-read.ts';
import { requireVisitor } from '#lib/loaders/viewer.ts';
import { paths } from '#lib/paths.ts';

export const metadata: Metadata = { title: copy.register.title };

export default async function Page({ searchParams }: PageProps<'/register'>) {
  await requireVisitor();
  const { ref } = await searchParams;
  const seed = await firstRead(() => loadRegistration(typeof ref === 'string' ? ref : undefined));
  if (seed.failure) return <InitialError failure={seed.failure} />;
  const foot = (
    <>
      {copy.register.hasAccount} <a href={paths.login}>{copy.login.submit}</a>
    </>
  );
  return (
    <AuthCard title={copy.register.title} lead={copy.register.lead} foot={foot}>
      <RegisterForm {...seed.data} />
    </AuthCard>
  );
}
