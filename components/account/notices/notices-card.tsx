'use client';

import { noticesCopy as copy } from '#components/account/notices/copy.ts';
import styles from '#components/account/profile/profile.module.css';
import { mutedAfter, noticeKinds } from '#stores/notices.ts';
import { useArea } from '#stores/provider.tsx';

/** What this device tells by itself, each to be switched off; at once, and kept on the device. */
export function NoticesCard() {
  const muted = useArea('local', (state) => state.muted);
  const mute = useArea('local', (state) => state.mute);
  return (
    <section className={styles.card} aria-labelledby="profile-notices">
      <h2 id="profile-notices">{copy.title}</h2>
      <p className={styles.note}>{copy.lead}</p>
      {noticeKinds.map((kind) => {
        const [name, hint] = copy.kinds[kind];
        return (
          <label key={kind} className={styles.choice}>
            <input
              type="checkbox"
              checked={!muted.includes(kind)}
              onChange={({ target }) => mute(mutedAfter(muted, kind, target.checked))}
              aria-describedby={`notice-${kind}`}
            />
            <span className={styles.choiceText}>
              <strong>{name}</strong>
              <small id={`notice-${kind}`}>{hint}</small>
            </span>
          </label>
        );
      })}
    </section>
  );
}
