import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { wheelCopy as copy } from '#components/wheel/copy.ts';
import type { WheelPlay } from '#components/wheel/use-wheel.ts';
import styles from './wheel.module.css';

/** What became of a spin, in words: read out, and never before the wheel stands. */
export function SpinState({ play }: { readonly play: WheelPlay }) {
  const { state, turn, prize, isHeld, look, resend } = play;
  const isLost = state.stage === 'unknown' || state.stage === 'unsent';
  return (
    <>
      <div
        className={styles.result}
        role="status"
        data-holds-balance={isHeld || undefined}
        data-undisturbed={isHeld || prize !== null || undefined}
        data-won={(!turn && prize?.prize.type !== 'none') || undefined}
      >
        {turn && <p>{copy.turning}</p>}
        {!turn && state.stage === 'looking' && <p>{copy.looking}</p>}
        {!turn && prize && <p>{copy.result(prize.prize)}</p>}
        {!turn && prize?.prize.type === 'cash' && <p>{copy.paidIn}</p>}
      </div>
      {!turn && state.stage === 'refused' && <FormAlert>{state.message}</FormAlert>}
      {!turn && isLost && (
        <div className={styles.lost} data-undecided="" data-undisturbed="">
          <FormAlert>{state.stage === 'unknown' ? copy.unknown(state.message) : copy.unsent}</FormAlert>
          <Button variant="secondary" onClick={() => void (state.stage === 'unknown' ? look() : resend())}>
            {state.stage === 'unknown' ? copy.again : copy.resend}
          </Button>
        </div>
      )}
    </>
  );
}
