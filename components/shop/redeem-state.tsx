import { redeemCopy as copy } from '#components/shop/redeem-copy.ts';
import type { Redeeming } from '#components/shop/use-redeem.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';

/** What stands against it, or that nobody knows yet what became of it. */
export function RedeemState({ play }: { readonly play: Redeeming }) {
  const { state, look, resend } = play;
  if (state.stage === 'refused') return <FormAlert>{state.message}</FormAlert>;
  if (state.stage === 'unknown')
    return (
      <>
        <FormAlert>{copy.unknown(state.message)}</FormAlert>
        <Button variant="secondary" onClick={() => void look()}>
          {copy.look}
        </Button>
      </>
    );
  if (state.stage !== 'unsent') return null;
  return (
    <>
      <FormAlert>{copy.unsent}</FormAlert>
      <Button onClick={() => void resend()}>{copy.resend}</Button>
    </>
  );
}
