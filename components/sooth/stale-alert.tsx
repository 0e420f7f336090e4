import { soothCopy as copy } from '#components/sooth/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';

/** The newest hands could not be read: what is shown stays, and a press asks again. */
export function StaleAlert({ isBusy, onAgain }: { readonly isBusy: boolean; readonly onAgain: () => void }) {
  return (
    <FormAlert>
      <p>{copy.stale}</p>
      <Button variant="secondary" size="small" busy={isBusy && copy.loading} onClick={onAgain}>
        {copy.again}
      </Button>
    </FormAlert>
  );
}
