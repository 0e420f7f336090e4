import { complaintCopy as copy } from '#components/complaint/copy.ts';
import type { ComplaintForm } from '#components/complaint/use-complaint.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';

/** What stands against it, or that nobody knows yet what became of it. */
export function SendState({ sending }: { readonly sending: ComplaintForm }) {
  const { state, look } = sending;
  if (state.stage === 'refused') return <FormAlert>{state.message}</FormAlert>;
  if (state.stage === 'unsent') return <FormAlert>{copy.unsent}</FormAlert>;
  if (state.stage !== 'unknown') return null;
  return (
    <>
      <FormAlert>{copy.unknown(state.message)}</FormAlert>
      <Button variant="secondary" onClick={() => void look()}>
        {copy.look}
      </Button>
    </>
  );
}
