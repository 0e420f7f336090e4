import { wheelPrize, wheelWeights } from '#backend/areas/wheel/tables.ts';
import { columnsBut, jsonOf, type Sealing } from '#backend/core/evidence/sealing.ts';

/** All slices of a wheel and from when on it turns: a slice that is put in later changes what every other one is worth. */
export const sealedWheels: Sealing = {
  name: 'wheel_weights',
  table: wheelWeights,
  key: [wheelWeights.version],
  columns: columnsBut(wheelWeights, [wheelWeights.version]),
  beside: `(SELECT jsonb_agg(${jsonOf(columnsBut(wheelPrize))} ORDER BY wheel_prize.place) FROM wheel_prize WHERE wheel_prize.version = wheel_weights.version)`,
};
