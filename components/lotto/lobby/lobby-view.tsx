import { lobbyCopy } from '#components/lotto/copy.ts';
import { KindCard, type RatedKind } from '#components/lotto/lobby/kind-card.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import styles from './lobby.module.css';

/** Every lottery on offer: what is on sale, what was drawn last, what it pays. */
export function LobbyView({ kinds }: { kinds: readonly RatedKind[] }) {
  return (
    <>
      <PageHead title={lobbyCopy.title} lead={lobbyCopy.lead} />
      {kinds.length === 0 && <p className={styles.empty}>{lobbyCopy.empty}</p>}
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <KindCard key={kind.kind} kind={kind} />
        ))}
      </div>
    </>
  );
}
