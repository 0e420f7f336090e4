import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { profileCopy } from '#components/account/profile/copy.ts';
import { ProfilePage } from '#components/account/profile/profile-page.tsx';
import { loadProfile } from '#lib/loaders/account.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';

export const metadata: Metadata = { title: profileCopy.title };

export default page('member', [], async () => <ProfilePage own={await personalFragment(loadProfile)} />);
