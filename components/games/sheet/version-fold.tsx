import { sheetCopy } from '#components/games/sheet/copy.ts';
import { Fold } from '#components/ui/show/fold.tsx';
import styles from './sheet.module.css';

/** The hash of all that decides what a game pays. */
export function VersionFold({ version }: { readonly version: string }) {
  return (
    <Fold title={<h2>{sheetCopy.version}</h2>}>
      <div className={styles.version}>
        <code>{version}</code>
        <p>{sheetCopy.versionText}</p>
      </div>
    </Fold>
  );
}
