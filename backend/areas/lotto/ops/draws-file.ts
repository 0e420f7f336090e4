import { needs, type OpsOption } from '#backend/core/ops/command.ts';

/** A draw or a list of them, of whichever kind. */
export const drawsFile: OpsOption = {
  ...needs('draws.json'),
  file: true,
  example: {
    about:
      'a draw or a list of draws; backend/areas/lotto/seed/glo-draws-2025.json has those of glo, of another kind a refusal names its fields',
  },
};
