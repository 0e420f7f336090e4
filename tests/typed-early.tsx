import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Shows a view whose HTML was there before its scripts: into its only field something was typed before it came alive. */
export function typedEarly(view: ReactNode, typed: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(view);
  document.body.append(container);
  const input = container.querySelector<HTMLInputElement>('input:not([type=hidden])');
  if (!input) throw new Error('There is nothing to type into');
  input.value = typed;
  render(view, { container, hydrate: true });
  return container;
}
