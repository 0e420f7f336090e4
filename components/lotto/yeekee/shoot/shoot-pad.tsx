'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Keypad } from '#components/lotto/pad/keypad.tsx';
import { shootCopy } from '#components/lotto/yeekee/copy.ts';
import { type OwnShot, useShoot } from '#components/lotto/yeekee/shoot/use-shoot.ts';
import { useShotKeys } from '#components/lotto/yeekee/shoot/use-shot-keys.ts';
import { Button } from '#components/ui/form/button.tsx';
import { composedInput } from '#components/ui/form/composed.ts';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import { SHOOT_COOLDOWN } from '#contract/constants.ts';
import { randomShot } from '#lib/lotto/yeekee/random-shot.ts';
import { normaliseDigits } from '#rules/text/digits.ts';
import styles from './shoot.module.css';

const SHOT_DIGITS = 5;
const SECOND_MS = 1_000;

const shotDigits = (typed: string) => normaliseDigits(typed).replace(/\D/g, '').slice(0, SHOT_DIGITS);

interface ShootPadProps {
  readonly roundId: string;
  readonly cooldownMs: number;
  /** Position of the newest own shot, 0 without one. */
  readonly newest: number;
  /** Now by the server's clock. */
  readonly nowMs: number;
  readonly isBetBuilderSeen: () => boolean;
  readonly onShot: (shot: OwnShot) => void;
}

/** What became of the last shot, in words; empty while there is nothing to say. */
function saidOf(state: ReturnType<typeof useShoot>['state']): string {
  if (state.stage === 'looking') return shootCopy.looking;
  if (state.stage === 'unsent') return shootCopy.unsent;
  if (state.stage !== 'done') return '';
  const { number, position } = state.done;
  return number === null ? shootCopy.found(position) : shootCopy.done(number, position);
}

/** Keypad for a shot of five digits; the button says how long the site lets its member wait for the next. */
export function ShootPad({ nowMs, isBetBuilderSeen, onShot, ...round }: ShootPadProps) {
  const pad = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const handleDone = (shot: OwnShot) => {
    // By then the next one may be on its way.
    setTyped((now) => (now === shot.number ? '' : now));
    onShot(shot);
  };
  const { state, isBusy, nextAtMs, shootNow, look } = useShoot({ ...round, onShot: handleDone });
  // The clock of the page may be a second behind the answer.
  const waitMs = Math.min(nextAtMs - nowMs, round.cooldownMs);
  const waitSeconds = Math.max(0, Math.ceil(waitMs / SECOND_MS));
  const show = (next: string) => {
    setTyped(next);
    setTried(false);
  };
  const type = (next: string) => show(shotDigits(next));
  const input = useEarly<HTMLInputElement>(typed, type);
  const handleDigit = (digit: string) => type(typed + digit);
  const handleErase = () => type(typed.slice(0, -1));
  useShotKeys({ pad, isBetBuilderSeen, onDigit: handleDigit, onErase: handleErase });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed.length === SHOT_DIGITS) void shootNow(typed);
  };
  const isShort = isTried && typed.length < SHOT_DIGITS && state.stage !== 'done';
  // That it was too soon is over with the wait.
  const isRefused = state.stage === 'refused' && (state.code !== SHOOT_COOLDOWN || waitSeconds > 0);
  return (
    <form
      data-undisturbed
      ref={pad}
      className={styles.pad}
      onSubmit={handleSubmit}
      aria-label={shootCopy.title}
    >
      <input
        ref={input}
        className={styles.cells}
        inputMode="none"
        autoComplete="off"
        aria-label={shootCopy.label}
        aria-describedby="shoot-hint"
        aria-invalid={isShort || undefined}
        placeholder={'•'.repeat(SHOT_DIGITS)}
        value={typed}
        {...composedInput(shotDigits, show)}
      />
      <p id="shoot-hint" className={styles.hint} data-wrong={isShort || undefined}>
        {isShort ? shootCopy.incomplete : shootCopy.hint}
      </p>
      <Keypad onDigit={handleDigit} onErase={handleErase} onEraseAll={() => type('')} />
      <div className={styles.acts}>
        <Button variant="ghost" onClick={() => type(randomShot())}>
          {shootCopy.random}
        </Button>
        <SubmitButton busy={isBusy && shootCopy.sending} disabled={waitSeconds > 0}>
          {waitSeconds > 0 ? shootCopy.wait(waitSeconds) : shootCopy.send}
        </SubmitButton>
      </div>
      <p className={styles.said} role="status" data-stage={state.stage}>
        {saidOf(state)}
      </p>
      {isRefused && <FormAlert>{state.message}</FormAlert>}
      {state.stage === 'unknown' && (
        <FormAlert>
          <span>{`${shootCopy.unknown} `}</span>
          <Button variant="ghost" size="small" onClick={look}>
            {shootCopy.check}
          </Button>
        </FormAlert>
      )}
    </form>
  );
}
