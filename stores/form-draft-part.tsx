'use client';

import { LatePart } from '#lib/late-part.tsx';
import type { FormDraftProps } from '#stores/form-draft.tsx';

const load = () => import('#stores/form-draft.tsx').then((module) => module.FormDraft);

/** What keeps the text of a form, right after the form came. Shows nothing. */
export function FormDraftPart(props: FormDraftProps) {
  return <LatePart load={load} props={props} />;
}
