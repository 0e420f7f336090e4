import type { MachineId } from '#rules/slots/machine.ts';

/** A machine in a dress of its own. */
export interface HouseGame {
  readonly id: string;
  readonly machine: MachineId;
  readonly name: { readonly th: string; readonly en: string };
  /** Words that members look for. */
  readonly tags: readonly string[];
  readonly isHot: boolean;
}
