'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { FormDraftProps } from '#stores/form-draft.tsx';

/**
 * What keeps the text of a form. It comes right after the form and not with it: as a static import it went into the first load of
 * every page. Shows nothing.
 */
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
