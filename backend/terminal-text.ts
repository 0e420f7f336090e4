/** Control and format characters, separators of lines, halves and fillers without a picture: what a terminal obeys or hides. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** A line as a terminal may show it: what came from outside cannot move the cursor, colour, hide or turn around anything. */
export function terminalText(line: string): string {
  return line.replace(OBEYED, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
}

/** The same of a line of JSON, which stays the same JSON; its end stays too. */
export function terminalJson(line: string): string {
  return line.replace(OBEYED, (one) => (one === '\n' ? one : escapedUnits(one)));
}

function escapedUnits(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
