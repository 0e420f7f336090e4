'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { FormDraftProps } from '#stores/form-draft.tsx';

/** What keeps the text of a form, as a part that is asked for as soon as the form is there. Shows nothing. */
export function FormDraftPart(props: FormDraftProps) {
  const [Part, setPart] = useState<ComponentType<FormDraftProps>>();
  useEffect(() => {
    import('#stores/form-draft.tsx').then(
      (module) => setPart(() => module.FormDraft),
      () => undefined,
    );
  }, []);
  return Part ? <Part {...props} /> : null;
}
