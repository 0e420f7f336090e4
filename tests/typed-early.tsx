import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Shows a view whose HTML was there before its scripts; `before` is what somebody does to it until it comes alive. */
export function comingAlive(view: ReactNode, before: (container: HTMLElement) => void): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(view);
  document.body.append(container);
  before(container);
  render(view, { container, hydrate: true });
  return container;
}

/** What a tap on a radio button or a box does where no script is. */
export function choose(container: HTMLElement, value: string): void {
  const input = container.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!input) throw new Error(`There is no ${value} to choose`);
  input.checked = true;
}

/** What somebody types where no script is: into the field of this selector, or the only one. */
export function type(container: HTMLElement, typed: string, field = 'input:not([type=hidden])'): void {
  const input = container.querySelector<HTMLInputElement>(field);
  if (!input) throw new Error('There is nothing to type into');
  input.value = typed;
}

/** The same where only something was typed. */
export function typedEarly(view: ReactNode, typed: string, field?: string): HTMLElement {
  return comingAlive(view, (container) => type(container, typed, field));
}
