'use client';

import { secondFactorCopy as copy } from '#components/account/second-factor/copy.ts';
import styles from '#components/account/second-factor/second-factor.module.css';
import { Button } from '#components/ui/form/button.tsx';
import { saveFile } from '#lib/share-file.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, this once: in memory alone, for the member to write down or save. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const handleSave = () =>
    saveFile(new File([`${codes.join('\n')}\n`], copy.fileName, { type: 'text/plain' }));
  return (
    <section className={styles.steps} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{copy.codes}</h3>
      <p>{copy.codesText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="secondary" fullWidth onClick={handleSave}>
        {copy.save}
      </Button>
      {/* What was pressed is gone: the focus goes on to what is left to do. */}
      <Button fullWidth autoFocus onClick={onDone}>
        {copy.kept}
      </Button>
    </section>
  );
}
