'use client';

import type { DoorProps, ShownMember } from '#components/line/door-props.ts';
import { LineLogin } from '#components/line/line-login.tsx';
import { MemberLine } from '#components/line/member-line.tsx';

/** What LINE's link opens: a visitor logs in with LINE, a member goes on or links the account. */
export function LineDoor({ member, ...door }: DoorProps & { readonly member: ShownMember | null }) {
  return member ? <MemberLine {...door} member={member} /> : <LineLogin {...door} />;
}
