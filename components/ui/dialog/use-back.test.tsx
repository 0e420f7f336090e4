import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveLayers, watchBack } from '#lib/back-layers.ts';
import { useBackCloses, useBackSteps } from './use-back.ts';

/** Stands for the router: hears of every step through the history that is not ours. */
const routed = vi.fn();
let stop: () => void;
let start: number;

beforeEach(() => {
  stop = watchBack();
  window.addEventListener('popstate', routed);
  start = window.history.length;
});
afterEach(async () => {
  cleanup();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  window.removeEventListener('popstate', routed);
  stop();
  routed.mockReset();
});

async function back(steps = 1): Promise<void> {
  const before = height();
  window.history.go(-steps);
  await waitFor(() => expect(height()).toBe(before - steps));
  await act(async () => undefined);
}
const height = () => Reflect.get(window.history.state ?? {}, 'layer') ?? 0;

function Dialog() {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <button type="button" onClick={() => setOpen(!isOpen)}>
      {isOpen ? 'open' : 'closed'}
    </button>
  );
}

test('Back closes what is open, and the router hears nothing of it', async () => {
  render(<Dialog />);
  await userEvent.click(screen.getByText('closed'));
  await waitFor(() => expect(height()).toBe(1));
  await back();
  expect(screen.getByText('closed')).toBeDefined();
  expect(height()).toBe(0);
  expect(routed).not.toHaveBeenCalled();
});

function Held() {
  const [asked, setAsked] = useState(0);
  useBackCloses(true, () => setAsked((times) => times + 1));
  return <p>asked {asked}</p>;
}

test('what Back does not close stays, and the next Back asks again', async () => {
  render(<Held />);
  for (let times = 1; times <= 2; times += 1) {
    await waitFor(() => expect(height()).toBe(1));
    window.history.back();
    await screen.findByText(`asked ${times}`);
  }
  await waitFor(() => expect(height()).toBe(1));
  expect(routed).not.toHaveBeenCalled();
});

test('closing it otherwise takes its entry away, so that Back leaves the page', async () => {
  render(<Dialog />);
  for (let times = 0; times < 3; times += 1) {
    await userEvent.click(screen.getByText('closed'));
    await waitFor(() => expect(height()).toBe(1));
    await userEvent.click(screen.getByText('open'));
    await waitFor(() => expect(height()).toBe(0));
  }
  expect(window.history.length).toBeLessThanOrEqual(start + 1);
  expect(routed).not.toHaveBeenCalled();
});

test('one that opens while another closes takes over its entry', async () => {
  const view = render(<Dialog key="first" />);
  await userEvent.click(screen.getByText('closed'));
  await waitFor(() => expect(height()).toBe(1));
  const push = vi.spyOn(window.history, 'pushState');
  view.rerender(<Opened />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(height()).toBe(1);
  expect(push).not.toHaveBeenCalled();
  push.mockRestore();
});

function Opened() {
  useBackCloses(true, () => undefined);
  return null;
}

function Steps({ first }: { first: number }) {
  const [step, setStep] = useState(first);
  useBackSteps(step, setStep);
  return (
    <button type="button" onClick={() => setStep(0)}>
      step {step}
    </button>
  );
}

test('Back goes from step to step, two at once too, and a jump to the first leaves nothing behind', async () => {
  const view = render(<Steps first={3} />);
  await waitFor(() => expect(height()).toBe(3));
  await back();
  expect(screen.getByText('step 2')).toBeDefined();
  await back(2);
  expect(screen.getByText('step 0')).toBeDefined();
  view.unmount();
  render(<Steps first={3} />);
  await waitFor(() => expect(height()).toBe(3));
  await userEvent.click(screen.getByText('step 3'));
  await waitFor(() => expect(height()).toBe(0));
  expect(routed).not.toHaveBeenCalled();
});

test('leaving the page first takes its layers out of the history', async () => {
  render(<Steps first={2} />);
  await waitFor(() => expect(height()).toBe(2));
  const leave = vi.fn(() => height());
  leaveLayers(leave);
  expect(leave).not.toHaveBeenCalled();
  await waitFor(() => expect(leave).toHaveReturnedWith(0));
});

test('with nothing open the page is left at once', () => {
  const leave = vi.fn();
  leaveLayers(leave);
  expect(leave).toHaveBeenCalledOnce();
});
