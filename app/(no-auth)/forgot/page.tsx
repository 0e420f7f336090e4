import type { Metadata } from 'next';
import { AuthCard } from '#components/account/auth-card.tsx';
import { copy } from '#components/account/copy.ts';
import { ForgotForm } from '#components/account/forgot-form.tsx';
import { requireVisitor } from '#lib/loaders/viewer.ts';
import { paths } from '#lib/paths.ts';

export const metadata: Metadata = { title: copy.forgot.title };

export default async function Page() {
  await requireVisitor();
  const foot = (
    <>
      {copy.forgot.remembered} <a href={paths.login}>{copy.login.submit}</a>
    </>
  );
  return (
    <AuthCard title={copy.forgot.title} lead={copy.forgot.lead} foot={foot}>
      <ForgotForm />
    </AuthCard>
  );
}
