import { secondFactor } from '#backend/areas/account/second-factor/tables.ts';
import { consent, knownDevice, member, securityEvent, session } from '#backend/areas/account/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** Who a member is, and who was logged in as them. No password, no secret, no token. */
export const ownTables: readonly OwnTable[] = [
  { table: member, whose: member.id, order: [member.id], without: [member.passwordHash] },
  { table: consent, whose: consent.memberId, order: [consent.id] },
  {
    table: session,
    whose: session.memberId,
    order: [session.createdAt, session.tokenHash],
    without: [session.tokenHash, session.deviceKey, session.dataUntil],
  },
  {
    table: knownDevice,
    whose: knownDevice.memberId,
    order: [knownDevice.memberId, knownDevice.deviceHash],
    without: [knownDevice.deviceHash],
  },
  { table: securityEvent, whose: securityEvent.memberId, order: [securityEvent.at, securityEvent.id] },
  {
    table: secondFactor,
    whose: secondFactor.memberId,
    order: [secondFactor.memberId],
    without: [secondFactor.secret, secondFactor.recoveryCodes, secondFactor.lastStep],
  },
];
