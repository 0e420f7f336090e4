/** Values that no step of tokens.css can say: where, which, and why. */
export const styleExceptions: ReadonlyArray<readonly [file: RegExp, value: RegExp, why: string]> = [
  [/number-plate|shoot\.module/, /\dem\b/, 'the gaps of spaced digits follow the size of the digits'],
  [/balance-chip/, /clamp\(/, 'an amount of eleven digits fits between the logo and the menu'],
  [/qr-ticket/, /^#0b3a6e$/, 'the head of a PromptPay slip has the colour of PromptPay'],
  [/wheel\.module/, /#|rgb/, 'slices, rim and hub are a picture that the canvas draws in these colours'],
];
