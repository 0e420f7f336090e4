'use client';

import { useEffect } from 'react';
import { lineCopy as copy } from '#components/line/copy.ts';
import { SimulatedLine } from '#components/line/simulated-line.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useLineToken } from '#lib/line/use-line-token.ts';
import styles from './line.module.css';

interface LineTokenProps {
  readonly liffId: string | null;
  readonly path: string;
  /** Called once, with what LINE signed; `isChosen` where a person picked the account just now. */
  readonly onToken: (token: string, isChosen: boolean) => void;
}

/** Gets a token: of LINE where it is open, else of the simulated one. */
export function LineToken({ liffId, path, onToken }: LineTokenProps) {
  return liffId === null ? (
    <SimulatedLine onToken={(token) => onToken(token, true)} />
  ) : (
    <RealLine liffId={liffId} path={path} onToken={(token) => onToken(token, false)} />
  );
}

interface RealLineProps {
  readonly liffId: string;
  readonly path: string;
  readonly onToken: (token: string) => void;
}

function RealLine({ liffId, path, onToken }: RealLineProps) {
  const { found, again } = useLineToken(liffId, path);
  const token = found && 'token' in found ? found.token : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each token
  useEffect(() => {
    if (token) onToken(token);
  }, [token]);
  if (found && 'failure' in found)
    return (
      <div className={styles.column}>
        <FormAlert>{copy.failure(found.failure)}</FormAlert>
        <Button fullWidth onClick={again}>
          {copy.again}
        </Button>
      </div>
    );
  return (
    <div className={styles.wait} role="status" aria-busy>
      <span>{copy.asking}</span>
    </div>
  );
}
