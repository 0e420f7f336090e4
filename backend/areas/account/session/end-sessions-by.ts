import { and, eq, isNull } from 'drizzle-orm';
import { session } from '#backend/areas/account/tables.ts';
import type { EndSessionsBy } from '#backend/core/session/begin-session.ts';

export const endSessionsBy: EndSessionsBy = async (tx, memberId, way, at) => {
  await tx.orm
    .update(session)
    .set({ revokedAt: at })
    .where(and(eq(session.memberId, memberId), eq(session.way, way), isNull(session.revokedAt)));
};
