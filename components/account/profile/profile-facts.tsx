import { EnglishNameButton } from '#components/account/english-name/english-name-button.tsx';
import { profileCopy } from '#components/account/profile/copy.ts';
import { addressWords, deviceWords } from '#components/account/security/device-words.ts';
import { SubBankButton } from '#components/account/sub-bank/sub-bank-button.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import type { Profile } from '#lib/api/account/queries.ts';
import { COMPLAINT_PATH } from '#lib/complaint/complaint-path.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './profile.module.css';

function bankLines(bank: Profile['bank']): readonly string[] {
  return bank ? [bank.bank_name, bank.account_masked] : [profileCopy.none];
}

/** What is known of the member, most of each number hidden. */
export function ProfileFacts({ profile }: { readonly profile: Profile }) {
  const { previous_login: previous } = profile;
  const asksCode = profile.second_factor !== null;
  const facts: readonly (readonly [label: string, lines: readonly string[]])[] = [
    [profileCopy.name, [`${profile.first_name} ${profile.last_name}`]],
    [profileCopy.englishName, [profile.english_name ?? profileCopy.none]],
    [profileCopy.mobile, [profile.username_masked]],
    [profileCopy.birth, [profileCopy.birthYear(profile.birth_year)]],
    [profileCopy.bank, bankLines(profile.bank)],
    [profileCopy.subBank, bankLines(profile.sub_bank)],
    [profileCopy.since, [formatThaiDate(profile.created_at)]],
    [
      profileCopy.previousLogin,
      previous
        ? [formatThaiDateTime(previous.at), deviceWords(previous), addressWords(previous)]
        : [profileCopy.firstLogin],
    ],
  ];
  return (
    <section className={styles.card} aria-labelledby="profile-facts">
      <h2 id="profile-facts">{profileCopy.facts}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, lines]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {lines.filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        {profile.english_name === null && <EnglishNameButton asksCode={asksCode} />}
        <SubBankButton hasOne={profile.sub_bank !== null} asksCode={asksCode} />
      </div>
      <p className={styles.note}>{profileCopy.wrongFacts}</p>
      <a className={buttonClass({ variant: 'ghost', size: 'small' })} href={COMPLAINT_PATH}>
        {profileCopy.complaint}
      </a>
    </section>
  );
}
