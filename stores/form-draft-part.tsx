'use client';

import dynamic from 'next/dynamic';

/** What keeps the text of a form, as a part that comes with the pages of such forms alone. */
export const FormDraftPart = dynamic(() =>
  import('#stores/form-draft.tsx').then((module) => module.FormDraft),
);
