import { WholeText } from '#components/ui/text/whole-text.tsx';
import { wholeWords } from '#components/ui/text/whole-words.ts';

/** Thai text whose known names and compounds stay on one line. The text itself is not changed. */
export function ThaiText({ children }: { children: string }) {
  return <WholeText words={wholeWords}>{children}</WholeText>;
}
