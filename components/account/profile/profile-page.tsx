'use client';

import { profileCopy } from '#components/account/profile/copy.ts';
import { ProfileView } from '#components/account/profile/profile-view.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { Profile } from '#lib/api/account/queries.ts';
import type { LinkedLine } from '#lib/api/line/queries.ts';
import styles from './profile.module.css';

/** The own account: what is known of it, its password, who is logged in to it, and the newest logins. */
export const ProfilePage = fragmentView(function ProfilePage({
  own,
}: {
  readonly own: { profile: Profile; line: LinkedLine };
}) {
  return (
    <div className={styles.page}>
      <PageHead title={profileCopy.title} lead={profileCopy.lead} />
      <ProfileView profile={own.profile} line={own.line} />
    </div>
  );
});
