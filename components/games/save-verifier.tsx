import { playCopy } from '#components/games/play-copy.ts';
import { buttonClass } from '#components/ui/form/button.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { gamePaths } from '#lib/games/game-paths.ts';

const NAME = 'pwin-verifier.html';

/** Saves the tool that verifies a file of rounds on the device. */
export function SaveVerifier() {
  return (
    <a
      href={gamePaths.verifier()}
      download={NAME}
      className={buttonClass({ variant: 'ghost', size: 'small' })}
    >
      <Icon name="download" size={20} />
      <span>{playCopy.verifier}</span>
    </a>
  );
}
