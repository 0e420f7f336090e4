'use client';

import { useState } from 'react';
import { proofCopy } from '#components/lotto/proof/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { messageOf } from '#lib/api/errors.ts';
import styles from './proof.module.css';

/** One step of a verification, in words. */
export interface VerifiedStep {
  readonly label: string;
  readonly claimed: string;
  readonly computed: string;
  readonly holds: boolean;
}

type State =
  | { readonly stage: 'idle' | 'busy' }
  | { readonly stage: 'failed'; readonly message: string }
  | { readonly stage: 'done'; readonly steps: readonly VerifiedStep[] };

function Step({ step: { label, claimed, computed, holds } }: { step: VerifiedStep }) {
  return (
    <li data-holds={holds}>
      <Icon name={holds ? 'check' : 'close'} size={20} />
      <span>
        <span>{`${label} `}</span>
        <span className="visually-hidden">{holds ? proofCopy.passed : proofCopy.notPassed}</span>
        {!holds && <small>{proofCopy.claimed(claimed, computed)}</small>}
      </span>
    </li>
  );
}

function Verdict({ steps }: { steps: readonly VerifiedStep[] }) {
  const isGood = steps.length > 0 && steps.every(({ holds }) => holds);
  return (
    <>
      <p className={styles.verdict} data-good={isGood}>
        <Icon name={isGood ? 'check' : 'warning'} />
        <strong>{isGood ? proofCopy.good : proofCopy.bad}</strong>
        {!isGood && <small>{proofCopy.badText}</small>}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ol>
    </>
  );
}

/** Computes a round again when somebody asks for it, in this browser, and says of each step whether it holds. */
export function Verifier({ verify }: { verify: () => Promise<readonly VerifiedStep[]> }) {
  const [state, setState] = useState<State>({ stage: 'idle' });
  const handleVerify = async () => {
    setState({ stage: 'busy' });
    try {
      if (globalThis.crypto.subtle === undefined)
        return setState({ stage: 'failed', message: proofCopy.unsafe });
      setState({ stage: 'done', steps: await verify() });
    } catch (error) {
      setState({ stage: 'failed', message: messageOf(error) });
    }
  };
  return (
    <div className={styles.verifier}>
      <Button
        variant="secondary"
        fullWidth
        busy={state.stage === 'busy' && proofCopy.verifying}
        onClick={handleVerify}
      >
        {proofCopy.verify}
      </Button>
      <div role="status">{state.stage === 'done' && <Verdict steps={state.steps} />}</div>
      {state.stage === 'failed' && <FormAlert>{state.message}</FormAlert>}
    </div>
  );
}
