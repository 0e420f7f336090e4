import { area } from '#backend/area.ts';
import { createReadyMember } from '#backend/ops/create-ready-member.ts';

/** Commands that need several areas. */
export const operator = area({ name: 'ops', ops: [createReadyMember] });
