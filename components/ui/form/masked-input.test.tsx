import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { maskedInput, maskInput } from './masked-input.ts';

/** Digits in groups of three. */
const grouped = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .match(/.{1,3}/g)
    ?.join('-') ?? '';

function Typed() {
  const [text, setText] = useState('');
  return <input aria-label="เลข" value={text} {...maskedInput(grouped, setText)} />;
}

function field(): HTMLInputElement {
  const input = screen.getByRole('textbox');
  if (!(input instanceof HTMLInputElement)) throw new Error('not a field');
  return input;
}

/** As a keyboard that composes does it: each key puts in all of the text anew. */
function compose(text: string): void {
  fireEvent.compositionStart(field());
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.input(field(), { target: { value: text.slice(0, end) }, isComposing: true });
}

test('what is composed stays as it is, and is masked once it is done with', () => {
  render(<Typed />);
  compose('1234567');
  expect(field().value).toBe('1234567');
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('123-456-7');
});

test('what is typed, pasted or filled in otherwise is masked at once', () => {
  render(<Typed />);
  fireEvent.input(field(), { target: { value: '1234' } });
  expect(field().value).toBe('123-4');
  fireEvent.input(field(), { target: { value: 'no. 987 654 3' } });
  expect(field().value).toBe('987-654-3');
});

test.each([
  ['1234', 4, '123-4', 5],
  ['1293-456', 3, '129-345-6', 3],
  ['1293-456', 4, '129-345-6', 5],
  ['123456', 3, '123-456', 3],
  ['12-456', 2, '124-56', 2],
])('%s with the caret at %i becomes %s with the caret at %i', (typed, caret, shown, at) => {
  const input = document.createElement('input');
  input.value = typed;
  input.setSelectionRange(caret, caret);
  maskInput(input, grouped);
  expect([input.value, input.selectionStart]).toEqual([shown, at]);
});
