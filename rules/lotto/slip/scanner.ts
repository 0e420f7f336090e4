import type { SlipText } from './slip-text.ts';

/** Reads a piece of a slip from its start. */
export class Scanner {
  readonly text: string;
  private readonly cols: readonly number[];
  private at = 0;

  constructor({ text, cols }: SlipText) {
    this.text = text;
    this.cols = cols;
  }

  /** Column in the written line, from 1. */
  get col(): number {
    return this.cols[this.at] ?? this.text.length + 1;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  get behind(): string {
    return this.text.slice(0, this.at);
  }

  get rest(): string {
    return this.text.slice(this.at);
  }

  /** True where a sticky pattern finds something here. */
  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  /** What a sticky pattern finds here, which is then behind; null for nothing. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) return null;
    this.at += found.length;
    return found;
  }

  skipBlanks(): void {
    this.take(/\s*/y);
  }
}
