'use client';

import { useState } from 'react';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { fairCopy as copy } from '#components/wheel/fair-copy.ts';
import type { OwnSpins } from '#lib/api/wheel/queries.ts';
import { type SpinsChecked, verifyOwnSpins } from '#lib/wheel/verify-own-spins.ts';

/** Draws the shown spins again when somebody asks for it, and says whether they are as they were told. */
export function VerifySpins({ own }: { readonly own: OwnSpins }) {
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<SpinsChecked | null>(null);
  const handleVerify = async () => {
    setBusy(true);
    setChecked(await verifyOwnSpins(own).finally(() => setBusy(false)));
  };
  return (
    <>
      <Button variant="secondary" busy={isBusy && copy.verifying} onClick={() => void handleVerify()}>
        {copy.verify}
      </Button>
      <div role="status">
        {checked?.wrong === null && checked.good > 0 && <p>{copy.good(checked.good)}</p>}
        {checked?.wrong === null && checked.hidden > 0 && <p>{copy.hidden(checked.hidden)}</p>}
        {checked?.wrong === null && checked.good + checked.hidden === 0 && <p>{copy.nothing}</p>}
      </div>
      {checked && checked.wrong !== null && <FormAlert>{copy.wrong(checked.wrong)}</FormAlert>}
    </>
  );
}
