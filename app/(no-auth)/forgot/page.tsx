import type { Metadata } from 'next';
import { visitorPage } from '#app/visitor-page.tsx';
import { AuthCard } from '#components/account/auth-card.tsx';
import { copy } from '#components/account/copy.ts';
import { ForgotForm } from '#components/account/forgot/forgot-form.tsx';
import { oneOf } from '#lib/loaders/search-params.ts';
import { nextPath } from '#lib/next-path.ts';
import { paths } from '#lib/paths.ts';

export const metadata: Metadata = { title: copy.forgot.title };

export default visitorPage(['next'], async ({ searchParams }: PageProps<'/forgot'>) => {
  const next = nextPath(oneOf((await searchParams).next));
  const foot = (
    <>
      <span>{`${copy.forgot.remembered} `}</span>
      <a href={paths.loginFor(next)}>{copy.login.submit}</a>
    </>
  );
  return (
    <AuthCard title={copy.forgot.title} lead={copy.forgot.lead} foot={foot}>
      <ForgotForm next={next} />
    </AuthCard>
  );
});
