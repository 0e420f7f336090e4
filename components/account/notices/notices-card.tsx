'use client';

import { noticesCopy as copy } from '#components/account/notices/copy.ts';
import styles from '#components/account/profile/profile.module.css';
import { useEarly } from '#components/ui/form/use-early.ts';
import { mutedAfter, type NoticeKind, noticeKinds } from '#stores/notices.ts';
import { useArea } from '#stores/provider.tsx';

function NoticeChoice({ kind }: { readonly kind: NoticeKind }) {
  const muted = useArea('local', (state) => state.muted);
  const mute = useArea('local', (state) => state.mute);
  const isOn = !muted.includes(kind);
  const tell = (isOn: boolean) => mute(mutedAfter(muted, kind, isOn));
  const part = useEarly<HTMLLabelElement>(isOn ? kind : '', (early) => tell(early !== ''));
  const [name, hint] = copy.kinds[kind];
  return (
    <label ref={part} className={styles.choice}>
      <input
        type="checkbox"
        value={kind}
        checked={isOn}
        // What a browser remembers of the page is not what the device keeps.
        autoComplete="off"
        onChange={({ target }) => tell(target.checked)}
        aria-describedby={`notice-${kind}`}
      />
      <span className={styles.choiceText}>
        <strong>{name}</strong>
        <small id={`notice-${kind}`}>{hint}</small>
      </span>
    </label>
  );
}

/** What this device tells by itself, each to be switched off; at once, and kept on the device. */
export function NoticesCard() {
  return (
    <section className={styles.card} aria-labelledby="profile-notices">
      <h2 id="profile-notices">{copy.title}</h2>
      <p className={styles.note}>{copy.lead}</p>
      {noticeKinds.map((kind) => (
        <NoticeChoice key={kind} kind={kind} />
      ))}
    </section>
  );
}
