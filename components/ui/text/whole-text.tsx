interface WholeTextProps {
  readonly words: readonly string[];
  readonly children: string;
}

/** Text of which these words stay on one line each. The text itself is not changed. */
export function WholeText({ words, children }: WholeTextProps) {
  const parts = children.split(new RegExp(`(${words.join('|')})`));
  return parts.map(
    (part, at) =>
      part && (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
        <span key={at} className={at % 2 ? 'whole-text' : undefined}>
          {part}
        </span>
      ),
  );
}
