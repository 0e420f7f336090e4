import { profileCopy } from '#components/account/profile/copy.ts';
import { addressWords, deviceWords } from '#components/account/security/device-words.ts';
import { Fold } from '#components/ui/show/fold.tsx';
import type { Profile } from '#lib/api/account/queries.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './profile.module.css';

/** When and from where the account was logged in to, newest first, folded away. */
export function LoginHistory({ logins }: { readonly logins: Profile['logins'] }) {
  return (
    <Fold title={<h2>{profileCopy.logins}</h2>}>
      <ol className={styles.rows}>
        {logins.map((login, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: logins may have begun at one moment, and nothing else tells them apart
          <li key={`${login.at} ${at}`} className={styles.row}>
            <div>
              <strong>{formatThaiDateTime(login.at)}</strong>
              <small>
                {login.is_current && <b>{profileCopy.thisDevice}</b>}
                <span>{deviceWords(login)}</span>
                <span>{addressWords(login)}</span>
                {login.way === 'line' && <span>{profileCopy.byLine}</span>}
              </small>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{profileCopy.loginsNote}</p>
    </Fold>
  );
}
