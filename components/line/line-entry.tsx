'use client';

import type { LineEntryProps, ShownMember } from '#components/line/entry-props.ts';
import { LineLogin } from '#components/line/line-login.tsx';
import { MemberLine } from '#components/line/member-line.tsx';

/** What LINE's link opens: a visitor logs in with LINE, a member goes on or links the account. */
export function LineEntry({ member, ...entry }: LineEntryProps & { readonly member: ShownMember | null }) {
  return member ? <MemberLine {...entry} member={member} /> : <LineLogin {...entry} />;
}
