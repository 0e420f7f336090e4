'use client';

import { useQuery } from '@tanstack/react-query';
import { CloseCard } from '#components/account/closing/close-card.tsx';
import { ConsentCard } from '#components/account/consent/consent-card.tsx';
import { LineCard } from '#components/account/line-link/line-card.tsx';
import { NoticesCard } from '#components/account/notices/notices-card.tsx';
import { OwnDataCard } from '#components/account/own-data/own-data-card.tsx';
import { profileCopy } from '#components/account/profile/copy.ts';
import { LoginHistory } from '#components/account/profile/login-history.tsx';
import { PasswordCard } from '#components/account/profile/password-card.tsx';
import { ProfileFacts } from '#components/account/profile/profile-facts.tsx';
import { SessionList } from '#components/account/profile/session-list.tsx';
import { SecondFactorCard } from '#components/account/second-factor/second-factor-card.tsx';
import { type Profile, profileQuery } from '#lib/api/account/queries.ts';
import type { LinkedLine } from '#lib/api/line/queries.ts';
import styles from './profile.module.css';

interface ProfileViewProps {
  readonly profile: Profile;
  readonly line: LinkedLine;
}

/** What a page was given of the account, and what it is by now. */
export function ProfileView({ profile: first, line }: ProfileViewProps) {
  const { data: profile, refetch } = useQuery({ ...profileQuery(), initialData: first });
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ProfileFacts profile={profile} />
      </div>
      <div className={styles.column}>
        <section className={styles.card} aria-labelledby="profile-security">
          <h2 id="profile-security">{profileCopy.security}</h2>
          <PasswordCard changedAt={profile.password_changed_at} since={profile.created_at} />
          <SecondFactorCard secondFactor={profile.second_factor} />
          <LineCard line={line} asksCode={profile.second_factor !== null} />
          <ConsentCard consents={profile.consents} />
          <OwnDataCard asksCode={profile.second_factor !== null} />
          <CloseCard asksCode={profile.second_factor !== null} />
        </section>
        <SessionList sessions={profile.sessions} onChange={refetch} />
      </div>
      <div className={styles.column}>
        <NoticesCard />
        <LoginHistory logins={profile.logins} />
      </div>
    </div>
  );
}
